import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { misfits } from './misfits.ts'
import { enter, heightOf, leave, type Screen, show, type View } from './screen.ts'
import { screens } from './screens.ts'

// a half of them to each worker
test.describe.configure({ mode: 'parallel' })

interface Walk extends View {
  /** Where everything has to fit as well: a page that is there is made narrower, not opened again. */
  readonly widths: readonly number[]
}

const views: readonly Walk[] = [
  { language: 'de', theme: 'light', width: 1280, widths: [1280, 768, 390] },
  { language: 'en', theme: 'dark', width: 390, widths: [] },
]

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
    for (const view of views) {
      const page = await pageFor(browser, screen, view)
      await page.setViewportSize({ width: view.width, height: heightOf(view.width) })
      await show(page, screen, view)
      await expectAccessible(page)
      // what has opened has the focus
      const window = page.locator('[role=dialog]:not([aria-modal=false]), [role=alertdialog]').last()
      if (await window.isVisible())
        await expect(window.locator(':focus').or(window.and(page.locator(':focus')))).toHaveCount(1)
      // nothing is wider than the screen
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      for (const width of view.widths) {
        await page.setViewportSize({ width, height: heightOf(width) })
        await expect.poll(() => misfits(page), { message: `${width} px`, timeout: 2000 }).toEqual([])
      }
      await leave(page)
    }
  })
}

test.afterAll(async () => {
  for (const page of entered.values()) await page.context().close()
  entered.clear()
})
