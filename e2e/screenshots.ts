import { test } from '@playwright/test'
import { languages } from '#kit/catalogue.ts'
import { openScreen } from './screen.ts'
import { screens } from './screens.ts'

const themes = ['light', 'dark'] as const
const usual = languages.flatMap(language =>
  themes.flatMap(theme => [1280, 390].map(width => `${language}-${theme}-${width}`)),
)
/** Such as `VIEWS=de-light-2560,en-dark-360`; without it German and English, light and dark, wide and narrow. */
const views = process.env['VIEWS']?.split(',') ?? usual

/** Every screen into the folder `screenshots`. */
for (const screen of screens) {
  test(screen.name, async ({ browser }) => {
    for (const view of views) {
      const [language, theme, width] = view.split('-')
      const page = await openScreen(browser, screen, {
        language: language === 'en' ? 'en' : 'de',
        theme: theme === 'dark' ? 'dark' : 'light',
        width: Number(width),
      })
      await page.screenshot({ path: `screenshots/${screen.name}-${view}.png` })
      await page.context().close()
    }
  })
}
