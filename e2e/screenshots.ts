import { test } from '@playwright/test'
import { openScreen, screens } from './screens.ts'

/** Every screen in German and English, light and dark, wide and narrow, into the folder `screenshots`. */
for (const screen of screens) {
  test(screen.name, async ({ browser }) => {
    for (const language of ['de', 'en'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        for (const width of [1280, 390]) {
          const page = await openScreen(browser, screen, { language, theme, width })
          await page.screenshot({ path: `screenshots/${screen.name}-${language}-${theme}-${width}.png` })
          await page.context().close()
        }
      }
    }
  })
}
