import { languages } from '#kit/catalogue.ts'
import { heightOf, openScreen } from './screen.ts'
import { screens } from './screens.ts'
import { clockTest as test } from './test.ts'

const themes = ['light', 'dark'] as const
const defaultViews = languages.flatMap(language =>
  [1440, 1280, 768, 390].flatMap(width => themes.map(theme => `${language}-${theme}-${width}`)),
)
/** Such as `VIEWS=de-light-2560,en-dark-360`; without it German and English, light and dark, at four widths. */
const views = (process.env['VIEWS']?.split(',') ?? defaultViews).map(name => {
  const [language, theme, width] = name.split('-')
  return {
    name,
    language: language === 'en' ? 'en' : 'de',
    theme: theme === 'dark' ? 'dark' : 'light',
    width: Number(width),
  } as const
})

/** Every screen into the folder `screenshots`; some of them with `-g`, as in `npm run screenshots -- -g "plan|team"`. */
for (const screen of screens) {
  test(screen.name, async ({ browser }) => {
    // opened once for a language on a desk and once on a phone: the rest is drawn anew
    for (const ofOneKind of Object.values(
      Object.groupBy(views, ({ language, width }) => `${language} ${width < 600}`),
    )) {
      if (!ofOneKind?.[0]) continue
      const page = await openScreen(browser, screen, ofOneKind[0])
      for (const { name, theme, width } of ofOneKind) {
        await page.setViewportSize({ width, height: heightOf(width) })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.waitForFunction(wanted => document.documentElement.dataset['theme'] === wanted, theme)
        // colours go over into each other, inner ones after outer ones
        await page.waitForTimeout(60)
        await page.screenshot({ path: `screenshots/${screen.name}-${name}.png` })
      }
      await page.context().close()
    }
  })
}
