import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing serious on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // without frames there is nothing that the older way, which opens no second page, would not see
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(one => `${one.id}: ${one.nodes.map(node => node.html).join(' | ')}`)).toEqual([])
}
