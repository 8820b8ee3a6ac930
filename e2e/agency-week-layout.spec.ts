import { expect, type Page } from '@playwright/test'
import { addDays } from '#kit/day.ts'
import { mondayOf } from '#kit/week.ts'
import { atRest, catalogues, signInGerman, visit } from './people.ts'
import { inWeeks } from './screen.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const { agencyWeek: texts } = catalogues.de
/** A week without assignments. */
const empty = inWeeks(3)
/** A week of drafts. */
const drafted = inWeeks(2)

/** The board of the sample agency at the narrowest width that shows the side panel. */
async function openBoard(page: Page, week: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInGerman(page, 'lead@demo.staffel.test', `${shared('demo')}/schichtplan?week=${week}`)
}

test('the week plan shows the shift of each row and the group of each open seat, with long names and changed times', async ({
  page,
}) => {
  const long = 'Ein sehr langer Name einer Schicht am Tag'
  await page.route(/\/api\/rpc\/agencyWeek\/get/, async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.json.shifts[0].name = long
    const change = { from: addDays(mondayOf(empty), 3), startTime: '21:00', endTime: '03:30', isOvernight: true }
    body.json.shifts[1].changes = [change]
    await route.fulfill({ response: answer, json: body })
  })
  await openBoard(page, empty)
  // those of groups contain links
  const heads = page
    .getByRole('grid')
    .getByRole('rowheader')
    .filter({ hasNot: page.getByRole('link') })
  await expect(heads.filter({ hasText: long })).not.toHaveCount(0)
  await expect(heads.filter({ hasText: '21–03:30' })).not.toHaveCount(0)
  const lines = page.getByRole('region', { name: texts.gaps.title }).getByRole('button', { name: long })
  await expect(lines).not.toHaveCount(0)
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cutRows = () =>
      heads.evaluateAll(all =>
        all
          .filter(
            head => head.scrollWidth > head.clientWidth + 1 || (head.querySelector('[title]')?.clientWidth ?? 99) < 24,
          )
          .map(head => head.textContent),
      )
    await expect.poll(cutRows).toEqual([])
    // the shift, the group, and why members cannot work
    const cutLines = () =>
      lines.evaluateAll(all =>
        all
          .filter(line => {
            const { right } = line.getBoundingClientRect()
            const parts = [...line.querySelectorAll('[title]')]
            const fits = (part: Element) => part.clientWidth > 40 && part.getBoundingClientRect().right <= right
            return parts.length !== 3 || !parts.every(fits)
          })
          .map(line => line.textContent),
      )
    await expect.poll(cutLines).toEqual([])
  }
})

test('the board begins at the same height with and without groups to publish', async ({ page }) => {
  const publish = page.getByRole('button', { name: texts.publish.short })
  const top = async () => (await page.getByRole('grid').boundingBox())?.y
  await openBoard(page, empty)
  await expect(publish).toBeDisabled()
  await atRest(page)
  const without = await top()
  await visit(page, `/schichtplan?week=${drafted}`)
  await expect(publish).toBeEnabled()
  await expect.poll(top).toBe(without)
})
