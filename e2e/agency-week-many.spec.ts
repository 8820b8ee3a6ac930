import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { weekNumber } from '#kit/week.ts'
import { atRest, beginning, catalogues, choose, dialogIn, person, press, signIn, toastIn, visit } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, assignEarly, chooseCandidate, dayOf, groupName, markEarly, seatsOn } from './seats.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { agencyWeek: texts } = catalogues.en
const week = inWeeks(7)
const [monday, tuesday, wednesday] = [dayOf(week, 0), dayOf(week, 1), dayOf(week, 2)]

/** An agency with a group of one seat a shift, of which Anna Brückner has marked the early shifts of the week. */
async function openBoard(browser: Browser): Promise<{ installation: Installation; groupId: string; page: Page }> {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  await markEarly(browser, installation, 'chatter', week)
  const { page } = await person(browser, installation, 'en', { width: 1440, height: 900 })
  await signIn(page, 'en', 'lead@demo.staffel.test', `/schichtplan?week=${week}`)
  await atRest(page)
  return { installation, groupId, page }
}

const seatOn = (page: Page, date: typeof monday) => seatsOn(page, 'en')('early', date, { group: groupName })

async function middleOf(seat: Locator): Promise<{ x: number; y: number }> {
  const box = await seat.boundingBox()
  if (!box) throw new Error('the seat is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Draws a frame from the middle of one seat to the middle of another. */
async function frame(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}

test('a frame is drawn over seats, one person gets them, and who needs a reason is named', { tag: '@all' }, async ({
  browser,
}) => {
  const { installation, page } = await openBoard(browser)
  await frame(page, seatOn(page, monday), seatOn(page, wednesday))
  const bar = page.getByRole('toolbar', { name: texts.selection.label })
  await expect(bar).toContainText(texts.selection.count(3))
  await press(bar, texts.selection.give)
  const dialog = page.getByRole('dialog', { name: texts.selection.giveTitle })
  // a rule warns of a member who has not marked these shifts
  await dialog.getByRole('combobox', { name: texts.selection.person }).fill('Yara')
  await choose(page.getByRole('option', { name: 'Yara Schulz' }))
  await press(dialog, texts.selection.giveConfirm)
  const left = page.getByRole('dialog', { name: texts.left.title(3) })
  await expect(left.getByRole('listitem').filter({ hasText: 'Yara Schulz' })).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(left).toBeHidden()

  await press(bar, texts.selection.give)
  await dialog.getByRole('combobox', { name: texts.selection.person }).fill('Anna')
  await choose(page.getByRole('option', { name: 'Anna Brückner' }))
  await press(dialog, texts.selection.giveConfirm)
  for (const date of [monday, tuesday, wednesday]) await expect(seatOn(page, date)).toContainText('Anna Brückner')
  await press(page, texts.undo)
  for (const date of [monday, tuesday, wednesday]) await expect(seatOn(page, date)).toContainText(texts.free)
  await installation.stop()
})

test('seats are copied and pasted into the same arrangement elsewhere', { tag: '@all' }, async ({ browser }) => {
  const { installation, page } = await openBoard(browser)
  await seatOn(page, monday).focus()
  await page.keyboard.press('Enter')
  await chooseCandidate(page, 'Anna Brückner')
  await expect(seatOn(page, monday)).toContainText('Anna Brückner')
  await seatOn(page, monday).focus()
  await page.keyboard.press('Control+c')
  await expect(toastIn(page, texts.selection.copied(1))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  await expect(seatOn(page, tuesday)).toContainText('Anna Brückner')
  await atRest(page)
  await page.keyboard.press('Control+z')
  await expect(seatOn(page, tuesday)).toContainText(texts.free)
  await atRest(page)
  await page.keyboard.press('Control+z')
  await expect(seatOn(page, monday)).toContainText(texts.free)
  await installation.stop()
})

test('a member of the list at the side is dragged onto an open seat', { tag: '@all' }, async ({ browser }) => {
  const { installation, page } = await openBoard(browser)
  // all of it in sight: nothing is scrolled with the button held
  await page.setViewportSize({ width: 1440, height: 2800 })
  const people = page.getByRole('list', { name: texts.people.title })
  const card = people.getByRole('listitem').filter({ hasText: 'Anna Brückner' })
  await card.dragTo(seatOn(page, monday))
  await expect(seatOn(page, monday)).toContainText('Anna Brückner')
  await installation.stop()
})

test('a week is copied into the two after it, and undone', { tag: '@all' }, async ({ browser }) => {
  const { installation, groupId, page } = await openBoard(browser)
  await markEarly(browser, installation, 'chatter', inWeeks(8))
  await assignEarly(page, groupId, monday, 'Anna Brückner')
  await visit(page, `/schichtplan?week=${week}`)
  await expect(seatOn(page, monday)).toContainText('Anna Brückner')
  await press(page, texts.more)
  await choose(page.getByRole('menuitem', { name: texts.copyOn }))
  const dialog = page.getByRole('dialog', { name: texts.copyOn })
  const weeks = [8, 9].map(ahead => weekNumber(inWeeks(ahead))).join(', ')
  await dialog.getByRole('textbox', { name: beginning(texts.copy.weeks) }).fill('2')
  await dialog.getByRole('textbox', { name: `${texts.copy.weeks}: ${weeks}` }).press('Enter')
  await expect(dialog).toBeHidden()
  // in the second week a rule warns of the member
  const left = dialogIn(page)
  await expect(left.getByRole('listitem').filter({ hasText: 'Anna Brückner' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(left).toBeHidden()

  const { page: later } = await person(browser, installation, 'en', { width: 1440, height: 900 })
  await signIn(later, 'en', 'lead@demo.staffel.test', `/schichtplan?week=${inWeeks(8)}`)
  await expect(seatOn(later, dayOf(inWeeks(8), 0))).toContainText('Anna Brückner')
  await press(page, texts.undo)
  await expect(seatOn(later, dayOf(inWeeks(8), 0))).toContainText(texts.free)
  await installation.stop()
})
