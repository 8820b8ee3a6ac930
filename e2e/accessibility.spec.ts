import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { excess, misfits } from './misfits.ts'
import { enter, heightOf, leave, type Screen, show, type View } from './screen.ts'
import { screens } from './screens.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { widenWords } from './wide-words.ts'

// a half of them to each worker
test.describe.configure({ mode: 'parallel' })

interface Walk extends View {
  /** Where everything has to fit as well: a page that is there is made narrower or wider, not opened again. */
  readonly widths: readonly number[]
  readonly check: (page: Page, width: number) => Promise<void>
}

const widths = [1280, 768, 390]

/** In the words that people use: no control is cut, and no word breaks. */
const inUsualWords: Walk = {
  language: 'de',
  theme: 'light',
  width: 1280,
  widths,
  check: (page, width) => expect.poll(() => misfits(page), { message: `${width} px`, timeout: 2000 }).toEqual([]),
}

/** In words that do not break: they widen nothing. */
const inWideWords: Walk = {
  language: 'en',
  theme: 'dark',
  width: 390,
  widths: widths.toReversed(),
  check: (page, width) =>
    expect.poll(() => excess(page), { message: `${width} px, words that do not break`, timeout: 2000 }).toBe('fits'),
}

let installation: Installation | undefined
test.beforeAll(async () => {
  const postgres = process.env['E2E_POSTGRES_URL'] ?? ''
  const name = `wide_words_${process.env['TEST_PARALLEL_INDEX']}`
  installation = await startStaffel(postgres, name, { isDemo: true })
  const url = new URL(postgres)
  url.pathname = `/${name}`
  await widenWords(url.href)
  process.env['E2E_WIDE_URL'] = installation.url
})

// two hundred browsers would take longer than everything they look at
const entered = new Map<string, Page>()

async function pageFor(browser: Browser, screen: Screen, view: View): Promise<Page> {
  const place = [screen.who, screen.on, view.theme].join(' ')
  const known = entered.get(place)
  if (known && !known.isClosed()) return known
  const page = await enter(browser, screen, view)
  entered.set(place, page)
  return page
}

for (const screen of screens) {
  test(`axe finds nothing serious on ${screen.name}, and everything fits`, async ({ browser }) => {
    const isOfSample = screen.on === undefined && !screen.isFailing
    const walks: [Screen, Walk][] = [
      [screen, inUsualWords],
      [isOfSample ? { ...screen, on: 'wide' } : screen, inWideWords],
    ]
    for (const [shown, { check, ...view }] of walks) {
      const page = await pageFor(browser, shown, view)
      await page.setViewportSize({ width: view.width, height: heightOf(view.width) })
      await show(page, shown, view)
      await expectAccessible(page)
      // what has opened has the focus
      const window = page.locator('[role=dialog]:not([aria-modal=false]), [role=alertdialog]').last()
      if (await window.isVisible())
        await expect(window.locator(':focus').or(window.and(page.locator(':focus')))).toHaveCount(1)
      for (const width of view.widths) {
        await page.setViewportSize({ width, height: heightOf(width) })
        await check(page, width)
      }
      await leave(page)
    }
  })
}

test.afterAll(async () => {
  for (const page of entered.values()) await page.context().close()
  entered.clear()
  await installation?.stop()
})
