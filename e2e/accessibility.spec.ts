import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openScreen } from './screen.ts'
import { screens } from './screens.ts'

for (const screen of screens) {
  test(`axe finds nothing serious on ${screen.name}`, async ({ browser }) => {
    for (const view of [
      { language: 'de', theme: 'light', width: 1280 },
      { language: 'en', theme: 'dark', width: 390 },
    ] as const) {
      const page = await openScreen(browser, screen, view)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(one => one.impact === 'serious' || one.impact === 'critical')
      expect(serious.map(one => `${one.id}: ${one.nodes.map(node => node.html).join(' | ')}`)).toEqual([])
      // nothing is wider than the screen
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      await page.context().close()
    }
  })
}
