import { type Browser, expect, type Page, test } from '@playwright/test'
import { enter, heightOf, leave, type Screen, show, type View } from './screen.ts'
import { screens } from './screens.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { widenWords } from './wide-words.ts'

// a half of them to each worker
test.describe.configure({ mode: 'parallel' })

const view: View = { language: 'de', theme: 'light', width: 1280 }
const widths = [1280, 768, 390]

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

const entered = new Map<string, Page>()
async function pageFor(browser: Browser, screen: Screen): Promise<Page> {
  const known = entered.get(String(screen.who))
  if (known && !known.isClosed()) return known
  const page = await enter(browser, screen, view)
  entered.set(String(screen.who), page)
  return page
}

/** What reaches further than the screen, though nothing around it scrolls: for the message. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter(one => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one.parentElement))
      .slice(0, 5)
      .map(
        one =>
          `${one.tagName}.${one.className} ${Math.round(one.getBoundingClientRect().right)} ${one.textContent?.slice(0, 40)}`,
      )
  })

/** By how many pixels the page or its open window is too wide, with what makes it so. */
const excess = async (page: Page) => {
  const over = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const open = document.querySelector('[role=dialog], [role=alertdialog]')
    return Math.max(scrollWidth - innerWidth, open ? open.scrollWidth - open.clientWidth : 0)
  })
  return over > 0 ? { over, by: await widest(page) } : 'fits'
}

for (const screen of screens.filter(({ on, isFailing }) => on === undefined && !isFailing)) {
  test(`words that do not break widen nothing on ${screen.name}`, async ({ browser }) => {
    const wide: Screen = { ...screen, on: 'wide' }
    const page = await pageFor(browser, wide)
    await page.setViewportSize({ width: view.width, height: heightOf(view.width) })
    await show(page, wide, view)
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) })
      await expect.poll(() => excess(page), { message: `${width} px`, timeout: 2000 }).toBe('fits')
    }
    await leave(page)
  })
}

test.afterAll(async () => {
  for (const page of entered.values()) await page.context().close()
  entered.clear()
  await installation?.stop()
})
