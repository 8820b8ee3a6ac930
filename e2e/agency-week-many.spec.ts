import { expect, type Locator, type Page } from '@playwright/test'
import { weekNumber } from '#kit/week.ts'
import { catalogues, dialogIn, person, press, signIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'

/** A week that everybody has said when they can work, and nobody has planned yet. */
const empty = inWeeks(3)
const { agencyWeek: texts } = catalogues.en

let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())

const seats = (page: Page) => page.locator('[data-agency-board] [data-seat]')
const gaps = (page: Page) => page.locator('[data-agency-board] [data-seat][data-hue=red]')

async function board(browser: Parameters<typeof person>[0]): Promise<Page> {
  const { page } = await person(browser, installation, 'en', { width: 1440, height: 900 })
  await signIn(page, 'en', 'lead@demo.staffel.test', `${installation.url}/schichtplan?week=${empty}`)
  await expect(gaps(page).first()).toBeVisible()
  return page
}

async function middleOf(seat: Locator): Promise<{ x: number; y: number }> {
  const box = await seat.boundingBox()
  if (!box) throw new Error('the seat is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** From the middle of one seat to the middle of another, with the button held. */
async function frame(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}

test('a frame is drawn over seats, one person gets them, and who cannot is named', { tag: '@all' }, async ({
  browser,
}) => {
  const page = await board(browser)
  const open = await gaps(page).count()
  // the first shift of the first group on its first three days
  const row = (at: number) => seats(page).and(page.locator('[data-row="0"]')).nth(at)
  await frame(page, row(0), row(2))
  const bar = page.getByRole('toolbar', { name: texts.selection.label })
  await expect(bar).toContainText(texts.selection.count(3))
  await press(bar, texts.selection.give)
  const dialog = dialogIn(page)
  await dialog.getByRole('combobox', { name: texts.selection.person }).click()
  await page.keyboard.type('Yara')
  await page.getByRole('option').first().click()
  const answer = page.waitForResponse(/agencyWeek\/assign/)
  await press(dialog, texts.selection.giveConfirm)
  await answer
  // three seats: theirs, or named with what speaks against it
  await expect(async () => {
    const [taken, left] = [open - (await gaps(page).count()), await dialogIn(page).getByRole('listitem').count()]
    expect(taken + left).toBe(3)
  }).toPass()
  if ((await dialogIn(page).count()) > 0) await page.keyboard.press('Escape')
  for (let undone = 0; (await gaps(page).count()) < open && undone < 3; undone += 1) {
    await press(page, texts.undo)
    await expect(page.getByRole('button', { name: texts.undo })).toBeVisible()
  }
  await expect(gaps(page)).toHaveCount(open)
})

test('seats are copied and pasted into the same arrangement elsewhere', { tag: '@all' }, async ({ browser }) => {
  const page = await board(browser)
  const open = await gaps(page).count()
  const row = (at: number) => seats(page).and(page.locator('[data-row="0"]')).nth(at)
  await row(0).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-candidate]').first().click()
  await expect(gaps(page)).toHaveCount(open - 1)
  const name = (await row(0).textContent()) ?? ''
  await row(0).focus()
  await page.keyboard.press('Control+c')
  await expect(page.getByText(texts.selection.copied(1)).first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  await expect(row(1)).toContainText(name)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(gaps(page)).toHaveCount(open)
})

test('somebody of the list at the side is dragged onto a gap', { tag: '@all' }, async ({ browser }) => {
  const page = await board(browser)
  // the person and the first gap in sight at once: nothing is scrolled with the button held
  await page.setViewportSize({ width: 1440, height: 1800 })
  const open = await gaps(page).count()
  const gap = gaps(page).first()
  const key = (await gap.getAttribute('data-seat')) ?? ''
  // the list of gaps comes later, and stands above the people
  await expect(gap).toContainText(/\d/)
  await gap.focus()
  await page.keyboard.press('Enter')
  const best = ((await page.locator('[data-candidate] .truncate').first().textContent()) ?? '').trim()
  await page.keyboard.press('Escape')
  const card = page.locator('aside [draggable=true]').filter({ hasText: best }).first()
  await card.dragTo(page.locator(`[data-seat="${key}"]`))
  await expect(page.locator(`[data-seat="${key}"]`)).toContainText(best)
  await expect(gaps(page)).toHaveCount(open - 1)
})

test('a week is copied into the two after it, and taken back', { tag: '@all' }, async ({ browser }) => {
  const page = await board(browser)
  const last = await page.context().newPage()
  await last.goto(`${installation.url}/schichtplan?week=${inWeeks(4)}`)
  await expect(gaps(last).first()).toBeVisible()
  const before = await gaps(last).count()
  await page.goto(`${installation.url}/schichtplan?week=${inWeeks(2)}`)
  await expect(seats(page).first()).toBeVisible()
  await press(page, texts.more)
  await page.getByRole('menuitem', { name: texts.copyOn }).click()
  const dialog = dialogIn(page)
  const weeks = [3, 4].map(ahead => weekNumber(inWeeks(ahead))).join(', ')
  await dialog.getByRole('textbox', { name: new RegExp(`^${texts.copy.weeks}`) }).fill('2')
  await dialog.getByRole('textbox', { name: `${texts.copy.weeks}: ${weeks}` }).press('Enter')
  await expect(dialog.getByRole('heading', { name: texts.copyOn })).toBeHidden()
  await expect.poll(() => gaps(last).count()).toBeLessThan(before)
  // who could not be seated is named
  await page.keyboard.press('Escape')
  await press(page, texts.undo)
  await expect.poll(() => gaps(last).count()).toBe(before)
})
