import { createHash } from 'node:crypto'
import { expect, type Page, type Response } from '@playwright/test'
import { expectAccessible, openWindow } from './axe.ts'
import { harmIn, harmless } from './harm.ts'
import { excess, misfits } from './misfits.ts'
import { cardIn, catalogues } from './people.ts'
import { enter, heightOf, leave, type Screen, show, type View } from './screen.ts'
import { screens } from './screens.ts'
import { startStaffel } from './staffel.ts'
import { clockTest } from './test.ts'
import { fillWithWords } from './wide-words.ts'

interface Shared {
  /** The URL of a sample agency whose texts are markup and words that do not break. */
  readonly wide: string
  /** The page that showed the previous screen of this person: a browser context for each screen costs more than its checks. */
  readonly pageFor: (screen: Screen, view: View, url?: string) => Promise<Page>
}

const test = clockTest.extend<object, Shared>({
  wide: [
    async ({ browserName: _ }, use) => {
      const installation = await startStaffel({ isDemo: true })
      await fillWithWords(installation.databaseUrl)
      await use(installation.url)
      await installation.stop()
    },
    { scope: 'worker' },
  ],
  pageFor: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>()
      await use(async (screen, view, url) => {
        const place = [screen.who, screen.on, screen.isFailing, view.theme, url].join(' ')
        const known = pages.get(place)
        if (known && !known.isClosed()) return known
        const page = await enter(browser, screen, view, url)
        pages.set(place, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

// both workers take from the list
test.describe.configure({ mode: 'parallel' })

interface Walk extends View {
  /** Where everything has to fit: the page is resized, not loaded again. */
  readonly widths: readonly number[]
  readonly check: (page: Page, width: number) => Promise<void>
}

const widths = [1280, 768, 390]

/** Usual words: no control is cut, and no word breaks. */
const german: Walk = {
  language: 'de',
  theme: 'light',
  width: 1280,
  widths,
  check: (page, width) => expect.poll(() => misfits(page), { message: `${width} px` }).toEqual([]),
}

/** Words that do not break: they widen nothing. Markup in them does nothing. */
const english: Walk = {
  language: 'en',
  theme: 'dark',
  width: 390,
  widths: widths.toReversed(),
  async check(page, width) {
    await expect.poll(() => excess(page), { message: `${width} px` }).toBe('fits')
    expect(await harmIn(page)).toEqual(harmless)
  },
}

async function walk(page: Page, screen: Screen, { check, ...view }: Walk): Promise<void> {
  const failed: string[] = []
  const note = (response: Response) => {
    if (response.status() >= 500) failed.push(response.url())
  }
  page.on('response', note)
  await page.setViewportSize({ width: view.width, height: heightOf(view.width) })
  await show(page, screen, view)
  const window = page.locator(openWindow)
  if ((await window.count()) > 0) {
    // the page behind the window is a screen of its own
    await expectAccessible(page, openWindow)
    await expect(window.locator(':focus').or(window.and(page.locator(':focus')))).toHaveCount(1)
  } else await expectAccessible(page)
  for (const width of view.widths) {
    await page.setViewportSize({ width, height: heightOf(width) })
    await check(page, width)
  }
  await leave(page, screen)
  page.off('response', note)
  // a screen that shows an error by mistake is accessible and fits
  if (!screen.isFailing && !screen.before) expect(failed).toEqual([])
}

/**
 * `npm test` shows every plain screen once: a half of them in German, the other in English. The hash of the name decides, so
 * that a new screen moves no other one. `npm run test:all` shows all screens in both languages.
 */
function tagIn(language: View['language'], screen: Screen): { tag?: '@all' } {
  const isPlain = !screen.before && !screen.after && !screen.isFailing
  const byte = createHash('sha256').update(screen.name).digest()[0] ?? 0
  return isPlain && language === (byte % 2 === 0 ? 'de' : 'en') ? {} : { tag: '@all' }
}

const name = (screen: Screen, look: string) => `screen ${screen.name}: axe finds nothing serious and all fits, ${look}`

// one language after the other, because the profile has one
for (const screen of screens) {
  test(name(screen, 'in German, light'), tagIn('de', screen), async ({ pageFor }) => {
    await walk(await pageFor(screen, german), screen, german)
  })
}

for (const screen of screens) {
  const title = name(screen, 'in English, dark, with texts that are long or markup')
  const hasSample = screen.on === undefined || screen.on === 'jobs'
  if (hasSample) {
    test(title, tagIn('en', screen), async ({ pageFor, wide }) => {
      await walk(await pageFor(screen, english, wide), screen, english)
    })
  } else {
    test(name(screen, 'in English, dark'), tagIn('en', screen), async ({ pageFor }) => {
      await walk(await pageFor(screen, english), screen, english)
    })
  }
}

test('markup in texts is shown as it was typed, and an address of a script is no link', async ({ pageFor, wide }) => {
  const markup = '<img src=x onerror="window.__struck=1">'
  const community = { serverName: markup, inviteUrl: 'javascript:window.__struck=1' }
  const dashboard: Screen = {
    name: 'community',
    path: '/dashboard',
    who: 'owner',
    before: page =>
      page.route('**/api/rpc/dashboard/get*', async route => {
        const answer = await route.fetch()
        const body = await answer.json()
        await route.fulfill({ response: answer, json: { ...body, json: { ...body.json, community } } })
      }),
  }
  const page = await pageFor(dashboard, english, wide)
  await show(page, dashboard, english)
  const card = cardIn(page, catalogues.en.dashboard.community.title)
  await expect(card).toContainText(markup)
  await expect(card.getByRole('link')).toHaveAttribute('href', /React has blocked/)
  expect(await harmIn(page)).toEqual(harmless)
  await show(page, { name: 'notifications', path: '/notifications', who: 'owner' }, english)
  await expect(page.getByRole('main')).toContainText(markup)
  expect(await harmIn(page)).toEqual(harmless)
})
