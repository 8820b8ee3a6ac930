import { expect, type Page } from '@playwright/test'
import { todayIn } from '#kit/day.ts'
import { addWeeks, mondayOf, weekOf } from '#kit/week.ts'
import { catalogues, dialogIn, press, signInGerman, zone } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const { app, availability, preferences, shell, vacation } = catalogues.de
const demo = () => shared('demo')
const week = (ahead: number) => `/availability?week=${addWeeks(weekOf(todayIn(zone, Temporal.Now.instant())), ahead)}`
const cells = (page: Page, status: string) => page.locator(`[data-cell][data-status=${status}]`)

/** A chatter of the sample; each test one of their own, so that none finds what another has left. */
const enter = (page: Page, chatter: string, path: string) =>
  signInGerman(page, `${chatter}@demo.staffel.test`, `${demo()}${path}`)

test('preferences that are changed right before the page is left are kept', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'chatter02', week(1))
  const first = dialogIn(page).getByRole('listitem').first()
  const stored = async () =>
    (await (await page.request.get(`${demo()}/api/v1/shift-preferences`)).json()).preferences[0].id
  await press(page, preferences.open)
  const before = await stored()
  const [name = ''] = (await first.innerText()).split('\n')
  await press(first, shell.ui.moveDown(name))
  await page.reload()
  await expect.poll(stored).not.toBe(before)
})

test('a mark made before the page has all of its code waits as any other', { tag: '@all' }, async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    const response = await route.fetch()
    // what keeps things comes as late as it may
    if ((await response.text()).includes('staffel.outbox')) await late.promise
    await route.fulfill({ response })
  })
  await enter(page, 'chatter05', week(10))
  const cell = page.locator('[data-cell]').first()
  await expect(cell).toHaveAttribute('aria-disabled', 'false')
  const before = await cell.getAttribute('data-status')
  const after = before === 'available' ? 'none' : 'available'
  await page.context().setOffline(true)
  await cell.click()
  await expect(cell).toHaveAttribute('data-status', after)
  await page.context().setOffline(false)
  late.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('staffel.kept'))).not.toBeNull()
  await expect(page.getByText(shell.ui.saving)).toBeHidden()
  await page.reload()
  await expect(cell).toHaveAttribute('data-status', after)
})

test('marks made without a connection say that they wait, and are stored once there is one', { tag: '@all' }, async ({
  page,
}) => {
  await enter(page, 'chatter03', week(10))
  const cell = page.locator('[data-cell]').first()
  const before = await cell.getAttribute('data-status')
  const after = before === 'available' ? 'none' : 'available'
  await page.context().setOffline(true)
  await cell.click()
  await expect(cell).toHaveAttribute('data-status', after)
  await expect(page.getByText(shell.ui.waiting)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(shell.ui.waiting)).toBeHidden()
  await expect(page.getByText(shell.ui.saving)).toBeHidden()
  await page.reload()
  await expect(cell).toHaveAttribute('data-status', after)
})

test('preferences changed without a connection say that they wait, and are stored though the window was closed', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'chatter04', week(1))
  const first = () => dialogIn(page).getByRole('listitem').first()
  await press(page, preferences.open)
  const before = await first().innerText()
  await page.context().setOffline(true)
  await first()
    .getByRole('button', { name: shell.ui.moveDown(before.split('\n')[0] ?? '') })
    .click()
  await expect(dialogIn(page).getByText(shell.ui.waiting)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogIn(page)).toBeHidden()
  const saved = page.waitForResponse(/rpc\/preferences\/save/)
  await page.context().setOffline(false)
  await saved
  await page.reload()
  await press(page, preferences.open)
  await expect(first()).not.toHaveText(before, { useInnerText: true })
})

test('a confirmation whose answer was lost is sent again as the same, and comes to nothing more', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'chatter', '/dashboard')
  const keys: string[] = []
  await page.route('**/api/rpc/ownShifts/confirm', async route => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const confirm = page.getByRole('button', { name: /bestätigen$/ })
  await expect(confirm.first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('staffel.kept'))).not.toBeNull()
  const before = await confirm.count()
  await confirm.first().click()
  await expect.poll(() => keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
  await expect(page.getByText(app.sending(1))).toBeHidden()
  await expect(page.getByText(app.refused(1))).toBeHidden()
  await page.reload()
  await expect(confirm).toHaveCount(before - 1)
})

test('an answer at which the server breaks holds up no other, and is tried again when somebody says so', {
  tag: '@all',
}, async ({ page }) => {
  test.slow()
  await page.clock.install()
  await enter(page, 'chatter', '/dashboard')
  const { list } = app
  const asked: string[] = []
  let isBroken = true
  await page.route('**/api/rpc/ownShifts/confirm', async route => {
    const { assignmentId } = route.request().postDataJSON().json
    asked.push(assignmentId)
    if (!isBroken || assignmentId !== asked[0]) return route.continue()
    const error = { defined: false, code: 'input.bug', status: 500, message: 'Ups! Ein Fehler ist aufgetreten (a1).' }
    return route.fulfill({ status: 500, json: { json: error, meta: [] } })
  })
  const confirm = page.getByRole('button', { name: /bestätigen$/ })
  await expect(confirm.nth(1)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('staffel.kept'))).not.toBeNull()
  const before = await confirm.count()
  await page.context().setOffline(true)
  for (const left of [1, 2]) {
    await confirm.first().click()
    await expect(page.getByText(app.waiting(left))).toBeVisible()
  }
  await page.context().setOffline(false)
  await expect.poll(() => new Set(asked).size).toBe(2)
  await expect(page.getByText(app.sending(1))).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(page.getByText(app.refused(1))).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  expect(asked.filter(id => id === asked[0])).toHaveLength(3)
  await expect(page.getByText(app.sending(1))).toBeHidden()
  await press(page, app.show)
  await expect(dialogIn(page)).toContainText('(a1)')
  await expect(dialogIn(page).getByRole('button', { name: list.discard.label })).toBeVisible()
  isBroken = false
  await press(dialogIn(page), list.retry)
  await expect(dialogIn(page)).toContainText(list.empty)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(confirm).toHaveCount(before - 2)
})

test('vacation: what to do is said, wishes of different shifts stay apart, and a day that was asked for says so', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'chatter05', week(9))
  const brush = () => page.getByRole('radio', { name: availability.brush.names.vacation })
  await brush().click()
  await expect(page.getByText(availability.wish.hint)).toBeVisible()
  await page.locator('[data-cell][data-row="0"][data-column="1"]').click()
  await page.locator('[data-cell][data-row="1"][data-column="2"]').click()
  await press(page, vacation.request.open)
  await expect(dialogIn(page).getByRole('list')).toContainText('Früh')
  await expect(dialogIn(page).getByRole('list')).toContainText('Spät')
  await dialogIn(page).locator('[name=reason]').fill('Umzug')
  await press(dialogIn(page), vacation.request.send)
  await expect(page.getByText(vacation.request.sentSeveral(2))).toBeVisible()
  await expect(cells(page, 'vacation_requested')).toHaveCount(2)
  // it is closed, which people do not know who click on it
  await page.locator('[data-cell][data-row="0"][data-column="1"]').click({ force: true })
  await expect(page.getByText(availability.wish.taken.vacation_requested)).toBeVisible()

  await page.goto(`${demo()}${week(15)}`)
  await brush().click()
  await expect(page.getByText(availability.wish.closed.tooFarAhead)).toBeVisible()
  await page.locator('[data-cell][data-row="0"][data-column="1"]').click({ force: true })
  await expect(page.getByRole('button', { name: vacation.request.open })).toBeHidden()
  await expect(page.getByText(availability.readOnly)).toBeHidden()
  await page.goto(`${demo()}${week(0)}`)
  await expect(page.getByText(availability.readOnly)).toBeVisible()
})

test('whoever does not decide on vacation reads who does', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'lead', '/dashboard')
  const monday = mondayOf(addWeeks(weekOf(todayIn(zone, Temporal.Now.instant())), 8))
  const asked = await page.request.post(`${demo()}/api/v1/vacation-requests`, {
    data: { week: weekOf(monday), dates: [monday], reason: 'Umzug' },
    headers: { origin: demo() },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await page.reload()
  await page
    .locator('main li > button')
    .filter({ hasText: vacation.days(1) })
    .last()
    .click()
  await expect(dialogIn(page)).toContainText(vacation.decision.readOnly)
  await expect(dialogIn(page)).toContainText('Umzug')
})
