import { expect, type Page } from '@playwright/test'
import { addDays, todayIn } from '#kit/day.ts'
import { daysOfWeek, weekOf } from '#kit/week.ts'
import { installed, kept, onDatabase, standing } from './kept.ts'
import { catalogues, dialogIn, person, refusals, signIn, visit, zone } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const phone = { width: 390, height: 844 }
const anna = 'chatter@demo.staffel.test'

interface Shift {
  readonly assignmentId: string
  readonly status: string
}
const shiftsOf = async (page: Page): Promise<Shift[]> =>
  (await (await page.request.get('/api/v1/me/shifts')).json()).flatMap(({ shifts }: { shifts: Shift[] }) => shifts)

/** In the week that the availability opens with: the day after tomorrow, or its last. */
const week = weekOf(addDays(todayIn(zone, Temporal.Now.instant()), 1))
const marks = async (page: Page) => (await (await page.request.get(`/api/v1/availability/${week}`)).json()).entries

/** Cells that can be marked and say nothing yet. */
const openCells = (page: Page) => page.locator('[data-cell][data-status=none]:not([aria-disabled=true])')

const language = 'de'
const { app: texts, availability, ownShifts, shell } = catalogues[language]
const { next } = ownShifts

test('a chatter without a connection confirms a shift and marks a cell, and both are sent later', async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/dashboard')
  await installed(page)
  await expect.poll(() => kept(page)).toContain('contacts')
  await expect.poll(() => kept(page)).toContain(week)
  const first = (await shiftsOf(page)).find(({ status }) => status === 'assigned')?.assignmentId
  const before = (await marks(page)).length

  await test.step('the page is read again without a connection, and a confirmation waits', async () => {
    await context.setOffline(true)
    await page.reload()
    await page
      .getByRole('button', { name: /bestätigen$/ })
      .first()
      .tap()
    await expect(page.getByText(next.waits(next.confirms))).toBeVisible()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
  })

  await test.step('a mark waits too', async () => {
    await visit(page, '/availability')
    await expect(standing(page, language)).toBeVisible()
    await openCells(page).last().tap()
    await expect(page.getByText(texts.waiting(2))).toBeVisible()
  })

  await test.step('both are stored as soon as there is a connection', async () => {
    await context.setOffline(false)
    await expect(page.getByText(texts.waiting(2))).toBeHidden()
    await expect(page.getByText(texts.sending(1))).toBeHidden()
    await expect.poll(async () => (await marks(page)).length).toBe(before + 1)
    const after = await shiftsOf(page)
    expect(after.find(({ assignmentId }) => assignmentId === first)?.status).toBe('confirmed')
  })
  await installation.stop()
})

test('in a tunnel: somebody reads, confirms, declines and marks, and it is sent once', { tag: '@all' }, async ({
  browser,
}) => {
  test.slow()
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/dashboard')
  await installed(page)
  await expect.poll(() => kept(page)).toContain('contacts')
  await expect.poll(() => kept(page)).toContain(week)
  const [first, second] = (await shiftsOf(page)).filter(({ status }) => status === 'assigned')
  const before = await marks(page)

  await context.setOffline(true)
  await page.reload()
  const confirm = page.getByRole('button', { name: next.confirm, exact: false }).filter({ hasText: next.confirm })
  await expect(confirm.first()).toBeVisible()
  const count = await confirm.count()
  await expect(standing(page, language)).toHaveCount(2)
  await expect(page.getByText('Jonas Reuter')).toBeVisible()

  await test.step('what is done waits, says so, and can be taken back', async () => {
    await confirm.first().tap()
    await expect(page.getByText(next.waits(next.confirms))).toBeVisible()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
    await page.getByRole('button', { name: next.takeBack, exact: true }).tap()
    await expect(page.getByText(texts.waiting(1))).toBeHidden()
    await expect(confirm).toHaveCount(count)
    await confirm.first().tap()
    await page.getByRole('button', { name: next.decline }).filter({ hasText: next.decline }).first().tap()
    await dialogIn(page).getByRole('button', { name: next.decline, exact: true }).tap()
    await expect(dialogIn(page)).toContainText(next.reasonMissing)
    await dialogIn(page).locator('[name=reason]').fill('Zahnarzt')
    await dialogIn(page).getByRole('button', { name: next.decline, exact: true }).tap()
    await expect(page.getByText(next.waits(next.declines))).toBeVisible()
  })

  await test.step('availability, on a page of its own, is marked from what was kept', async () => {
    await page.goto('/availability')
    await expect(standing(page, language)).toBeVisible()
    await openCells(page).last().tap()
    await expect(page.getByText(texts.waiting(3))).toBeVisible()
    await page.getByRole('button', { name: texts.show }).tap()
    await expect(dialogIn(page).getByRole('listitem')).toHaveCount(3)
    await expect(dialogIn(page)).toContainText(availability.status.available)
    await page.keyboard.press('Escape')
    // kept with the device, not with the page
    await page.reload()
    await expect(page.getByText(texts.waiting(3))).toBeVisible()
  })

  await test.step('what takes a connection is refused, and what was typed stays', async () => {
    await page.getByRole('button', { name: availability.copy.open }).tap()
    await page.getByRole('menuitem').first().tap()
    await expect(page.getByText(shell.unreached).first()).toBeVisible()
  })

  await context.setOffline(false)
  await expect(page.getByText(shell.offline)).toBeHidden()
  await expect(page.getByText(texts.waiting(3))).toBeHidden()
  await expect.poll(async () => (await marks(page)).length).toBe(before.length + 1)
  const after = await shiftsOf(page)
  expect(after.find(({ assignmentId }) => assignmentId === first?.assignmentId)?.status).toBe('confirmed')
  expect(after.find(({ assignmentId }) => assignmentId === second?.assignmentId)).toBeUndefined()
  await expect(page.getByText(texts.sending(1))).toBeHidden()
  const written = await onDatabase(
    installation.databaseUrl,
    `select target, kind from audit_entries where target = any($1) and kind in ('schedule.confirmed', 'schedule.declined')`,
    [[first?.assignmentId, second?.assignmentId]],
  )
  expect(written.map(({ kind }) => kind)).toHaveLength(2)
  expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['schedule.confirmed', 'schedule.declined']))
  await installation.stop()
})

test('what does not hold any more is said, and nothing is overwritten', { tag: '@all' }, async ({ browser }) => {
  test.slow()
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/availability')
  await installed(page)
  await expect.poll(() => kept(page)).toContain(week)
  const first = (await shiftsOf(page)).find(({ status }) => status === 'assigned')
  const { member } = await (await page.request.get('/api/v1/session')).json()
  const [taken, free] = [openCells(page).last(), openCells(page).first()]
  const [takenName, freeName] = [await taken.getAttribute('aria-label'), await free.getAttribute('aria-label')]
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: next.confirm }).first()).toBeVisible()
  await expect.poll(() => kept(page)).toContain(first?.assignmentId ?? 'none')

  await context.setOffline(true)
  await page.getByRole('button', { name: next.confirm }).filter({ hasText: next.confirm }).first().tap()
  await expect.poll(() => kept(page)).toContain('"confirm"')
  await page.goto('/availability')
  const cell = (label: string | null) => page.getByRole('gridcell', { name: label?.split(':')[0] ?? '' })
  await cell(takenName).tap()
  await cell(freeName).tap()
  await expect(page.getByText(texts.waiting(2))).toBeVisible()

  const admin = await person(browser, installation, language)
  await signIn(admin.page, language, 'admin@demo.staffel.test', '/dashboard')
  await onDatabase(installation.databaseUrl, 'delete from assignments where id = $1', [first?.assignmentId])
  const [date, shiftId] = await place(page, takenName)
  const [freeDate, freeShift] = await place(page, freeName)
  const marked = await admin.page.request.put(`/api/v1/availability/${week}`, {
    data: { profileId: member.profileId, cells: [{ date, shiftId, marking: 'preferred' }] },
    headers: { origin: installation.url },
  })
  expect(marked.ok(), await marked.text()).toBe(true)

  await context.setOffline(false)
  await expect(page.getByText(texts.refused(2))).toBeVisible()
  await expect(page.getByText(texts.sending(1))).toBeHidden()
  await page.getByRole('button', { name: texts.show }).tap()
  const list = dialogIn(page)
  await expect(list).toContainText(refusals[language].availability.changedMeanwhile)
  await expect(list).toContainText(refusals[language].schedule.notFound)
  const stored = await marks(page)
  expect(stored).toContainEqual(expect.objectContaining({ date, shiftId, status: 'preferred' }))
  expect(stored).toContainEqual(expect.objectContaining({ date: freeDate, shiftId: freeShift, status: 'available' }))
  for (const _ of [1, 2]) await list.getByRole('button', { name: texts.list.read.label }).first().tap()
  await expect(list).toContainText(texts.list.empty)
  await page.keyboard.press('Escape')
  await expect(page.getByText(texts.refused(1))).toBeHidden()
  await installation.stop()
})

/** Day and shift of a cell by what it is called. */
async function place(page: Page, label: string | null): Promise<[string, string]> {
  const cell = page.getByRole('gridcell', { name: label?.split(':')[0] ?? '' })
  const [row, column] = [Number(await cell.getAttribute('data-row')), Number(await cell.getAttribute('data-column'))]
  // on a phone days stand one below the other
  const shifts = await (await page.request.get('/api/v1/shifts')).json()
  return [daysOfWeek(week)[row] ?? '', shifts[column].id]
}
