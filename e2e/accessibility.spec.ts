import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { enter, type Screen, show, type View } from './screen.ts'
import { screens } from './screens.ts'

// a half of them to each worker
test.describe.configure({ mode: 'parallel' })

const views: readonly View[] = [
  { language: 'de', theme: 'light', width: 1280 },
  { language: 'en', theme: 'dark', width: 390 },
]

// two hundred browsers would take longer than everything they look at
const entered = new Map<string, Page>()

async function pageFor(browser: Browser, screen: Screen, view: View): Promise<Page> {
  const place = [screen.who, screen.on, view.theme].join(' ')
  const known = entered.get(place)
  if (known && !known.isClosed()) {
    // nothing that an earlier screen remembers
    await known.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    return known
  }
  const page = await enter(browser, screen, view)
  entered.set(place, page)
  return page
}

for (const screen of screens) {
  test(`axe finds nothing serious on ${screen.name}`, async ({ browser }) => {
    for (const view of views) {
      const page = await pageFor(browser, screen, view)
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
    }
  })
}

test.afterAll(async () => {
  for (const page of entered.values()) await page.context().close()
})
