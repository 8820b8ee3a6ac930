import { expect, type Page } from '@playwright/test'
import { addDays, type Day } from '#kit/day.ts'
import { daysOfWeek, weekOf } from '#kit/week.ts'
import { cellOf } from './availability-cells.ts'
import { installed, kept, onDatabase, standing } from './kept.ts'
import {
  catalogues,
  dialogIn,
  disconnect,
  person,
  refusals,
  signIn,
  toastIn,
  today,
  visit,
  historySettled,
} from './people.ts'
import { shiftsOf, unconfirmed } from './own-shifts.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const phone = { width: 390, height: 844 }
const anna = 'chatter@demo.staffel.test'

const language = 'de'
const { app: texts, availability, ownShifts, shell } = catalogues[language]
const { next } = ownShifts

/** In the week that the availability opens with: the day after tomorrow, or its last. */
const week = weekOf(addDays(today(), 1))
interface Mark {
  readonly date: Day
  readonly shiftId: string
}
const marks = async (page: Page): Promise<readonly Mark[]> =>
  (await (await page.request.get(`/api/v1/availability/${week}`)).json()).entries

interface Cell extends Mark {
  readonly shift: string
}
const cellAt = (page: Page, { shift, date }: Cell) => cellOf(page, language, shift, date)

/** The first and the last cell of the week that can be marked and that the server has no mark for. */
async function openCells(page: Page): Promise<readonly [Cell, Cell]> {
  const shifts: { id: string; name: string }[] = await (await page.request.get('/api/v1/shifts')).json()
  const known = await marks(page)
  const open = daysOfWeek(week)
    .filter(date => date > today())
    .flatMap(date => shifts.map(({ id, name }) => ({ date, shiftId: id, shift: name })))
    .filter(({ date, shiftId }) => !known.some(mark => mark.date === date && mark.shiftId === shiftId))
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last || first === last) throw new Error('the sample leaves two cells open')
  return [first, last]
}

test('a chatter without a connection confirms a shift and marks a cell, and both are sent later', async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/dashboard')
  await installed(page)
  await expect.poll(() => kept(page)).toContain('contacts')
  await expect.poll(() => kept(page)).toContain(week)
  const [first] = await unconfirmed(page, language)
  const [, open] = await openCells(page)
  const before = (await marks(page)).length

  await test.step('the page is read again without a connection, and a confirmation waits', async () => {
    await disconnect(page)
    await page.reload()
    await page.getByRole('button', { name: next.confirmShift(first.name, first.day) }).tap()
    await expect(page.getByText(next.waits(next.confirms))).toBeVisible()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
  })

  await test.step('a mark waits too', async () => {
    await visit(page, '/availability')
    await expect(standing(page, language)).toBeVisible()
    await cellAt(page, open).tap()
    await expect(page.getByText(texts.waiting(2))).toBeVisible()
  })

  await test.step('both are stored as soon as there is a connection', async () => {
    await context.setOffline(false)
    await expect(page.getByText(texts.waiting(2))).toBeHidden()
    await expect(page.getByText(texts.sending(1))).toBeHidden()
    await expect.poll(async () => (await marks(page)).length).toBe(before + 1)
    const after = await shiftsOf(page, language)
    expect(after.find(({ assignmentId }) => assignmentId === first.assignmentId)?.status).toBe('confirmed')
  })
  await installation.stop()
})

test('in a tunnel: somebody reads, confirms, declines and marks, and it is sent once', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/dashboard')
  await installed(page)
  await expect.poll(() => kept(page)).toContain('contacts')
  await expect.poll(() => kept(page)).toContain(week)
  const [first, second] = await unconfirmed(page, language)
  const [, open] = await openCells(page)
  const before = await marks(page)

  await disconnect(page)
  await page.reload()
  const confirm = page.getByRole('button', { name: next.confirmShift(first.name, first.day) })
  await expect(confirm).toBeVisible()
  await expect(standing(page, language)).toHaveCount(2)
  await expect(page.getByText('Jonas Reuter')).toBeVisible()

  await test.step('what is done waits, says so, and can be taken back', async () => {
    await confirm.tap()
    await expect(page.getByText(next.waits(next.confirms))).toBeVisible()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
    await page.getByRole('button', { name: next.takeBack, exact: true }).tap()
    await expect(page.getByText(texts.waiting(1))).toBeHidden()
    await confirm.tap()
    await expect(page.getByText(next.waits(next.confirms))).toBeVisible()
    await page.getByRole('button', { name: next.declineShift(second.name, second.day) }).tap()
    await dialogIn(page).getByRole('button', { name: next.decline, exact: true }).tap()
    await expect(dialogIn(page)).toContainText(next.reasonMissing)
    await dialogIn(page).locator('[name=reason]').fill('Zahnarzt')
    await dialogIn(page).getByRole('button', { name: next.decline, exact: true }).tap()
    await expect(page.getByText(next.waits(next.declines))).toBeVisible()
  })

  await test.step('availability, on a page of its own, is marked from the stored data', async () => {
    await historySettled(page)
    await page.goto('/availability')
    await expect(standing(page, language)).toBeVisible()
    await cellAt(page, open).tap()
    await expect(page.getByText(texts.waiting(3))).toBeVisible()
    await page.getByRole('button', { name: texts.show }).tap()
    await expect(dialogIn(page).getByRole('listitem')).toHaveCount(3)
    await expect(dialogIn(page)).toContainText(availability.status.available)
    await page.keyboard.press('Escape')
    await historySettled(page)
    // kept with the device, not with the page
    await page.reload()
    await expect(page.getByText(texts.waiting(3))).toBeVisible()
  })

  await test.step('what takes a connection is refused, and what was typed stays', async () => {
    await page.getByRole('button', { name: availability.copy.open }).tap()
    await page.getByRole('menuitem', { name: availability.copy.lastWeek }).tap()
    await expect(toastIn(page, shell.unreached)).toBeVisible()
  })

  await context.setOffline(false)
  await expect(page.getByText(shell.offline)).toBeHidden()
  await expect(page.getByText(texts.waiting(3))).toBeHidden()
  await expect.poll(async () => (await marks(page)).length).toBe(before.length + 1)
  const after = await shiftsOf(page, language)
  expect(after.find(({ assignmentId }) => assignmentId === first.assignmentId)?.status).toBe('confirmed')
  expect(after.find(({ assignmentId }) => assignmentId === second.assignmentId)).toBeUndefined()
  await expect(page.getByText(texts.sending(1))).toBeHidden()
  const written = await onDatabase(
    installation.databaseUrl,
    `select target, kind from audit_entries where target = any($1) and kind in ('schedule.confirmed', 'schedule.declined')`,
    [[first.assignmentId, second.assignmentId]],
  )
  expect(written.map(({ kind }) => kind)).toHaveLength(2)
  expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['schedule.confirmed', 'schedule.declined']))
  await installation.stop()
})

test('what does not hold any more is said, and nothing is overwritten', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/availability')
  await installed(page)
  await expect.poll(() => kept(page)).toContain(week)
  const [first] = await unconfirmed(page, language)
  const { member } = await (await page.request.get('/api/v1/session')).json()
  const [free, taken] = await openCells(page)
  await page.goto('/dashboard')
  const confirm = page.getByRole('button', { name: next.confirmShift(first.name, first.day) })
  await expect(confirm).toBeVisible()
  await expect.poll(() => kept(page)).toContain(first.assignmentId)

  await disconnect(page)
  await confirm.tap()
  await expect.poll(() => kept(page)).toContain('"confirm"')
  await page.goto('/availability')
  await cellAt(page, taken).tap()
  await cellAt(page, free).tap()
  await expect(page.getByText(texts.waiting(2))).toBeVisible()

  const admin = await person(browser, installation, language)
  await signIn(admin.page, language, 'admin@demo.staffel.test', '/dashboard')
  const removed = await admin.page.request.delete(`/api/v1/schedule/assignments/${first.assignmentId}`, {
    headers: { origin: installation.url },
  })
  await expect(removed).toBeOK()
  const marked = await admin.page.request.patch(`/api/v1/availability/${week}`, {
    data: { profileId: member.profileId, cells: [{ date: taken.date, shiftId: taken.shiftId, marking: 'preferred' }] },
    headers: { origin: installation.url },
  })
  await expect(marked).toBeOK()

  await context.setOffline(false)
  await expect(page.getByText(texts.refused(2))).toBeVisible()
  await expect(page.getByText(texts.sending(1))).toBeHidden()
  await page.getByRole('button', { name: texts.show }).tap()
  const list = dialogIn(page)
  await expect(list).toContainText(refusals[language].availability.changedMeanwhile)
  const gone = {
    de: /Die Einteilung „.+“ am .+ gibt es nicht mehr\./u,
    en: /The assignment to “.+” on .+ no longer exists\./u,
  }
  await expect(list).toContainText(gone[language])
  const stored = await marks(page)
  const placeOf = ({ date, shiftId }: Cell) => ({ date, shiftId })
  expect(stored).toContainEqual(expect.objectContaining({ ...placeOf(taken), status: 'preferred' }))
  expect(stored).toContainEqual(expect.objectContaining({ ...placeOf(free), status: 'available' }))
  for (const refused of [refusals[language].availability.changedMeanwhile, gone[language]]) {
    await list
      .getByRole('listitem')
      .filter({ hasText: refused })
      .getByRole('button', { name: texts.list.read.label })
      .tap()
  }
  await expect(list).toContainText(texts.list.empty)
  await page.keyboard.press('Escape')
  await expect(page.getByText(texts.refused(1))).toBeHidden()
  await installation.stop()
})
