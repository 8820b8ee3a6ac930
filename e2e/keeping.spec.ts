import { expect, type Page } from '@playwright/test'
import { addWeeks, mondayOf, type Week, weekOf } from '#kit/week.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { cellOf, cellsShowing, showing } from './availability-cells.ts'
import { type ShiftOnDay, unconfirmed } from './own-shifts.ts'
import { runShifts } from './running-shifts.ts'
import {
  atRest,
  cardIn,
  catalogues,
  choose,
  dialogIn,
  disconnect,
  person,
  press,
  signInGerman,
  toastIn,
  today,
  historySettled,
} from './people.ts'
import { dayOf } from './seats.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { app, attendance, availability, notifications, ownShifts, preferences, shell, vacation } = catalogues.de
let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())
const demo = () => installation.url
const weekAhead = (ahead: number): Week => addWeeks(weekOf(today()), ahead)
const week = (ahead: number) => `/availability?week=${weekAhead(ahead)}`
/** The cell of the early shift on the Monday of a week. */
const mondayIn = (page: Page, ahead: number) => cellOf(page, 'de', 'Früh', mondayOf(weekAhead(ahead)))
const confirmOf = (page: Page, { name, day }: ShiftOnDay) =>
  page.getByRole('button', { name: ownShifts.next.confirmShift(name, day) })
/** What the page keeps for a time without a connection is stored. */
const keeps = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('staffel.kept'))).not.toBeNull()

/** The shifts in the order of the preferences of the member who is signed in. */
async function ranking(page: Page): Promise<readonly string[]> {
  const [{ preferences: ranked }, shifts] = await Promise.all(
    ['shift-preferences', 'shifts'].map(async path => (await page.request.get(`${demo()}/api/v1/${path}`)).json()),
  )
  return ranked.map(({ id }: { id: string }) => shifts.find((shift: { id: string }) => shift.id === id).name)
}

/** A chatter of the sample; each test one of their own, so that none finds what another has left. */
const enter = (page: Page, chatter: string, path: string) =>
  signInGerman(page, `${chatter}@demo.staffel.test`, `${demo()}${path}`)

test('preferences that are changed right before the page is left are kept', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'chatter02', week(1))
  await press(page, preferences.open)
  const [first = '', second = '', third = ''] = await ranking(page)
  await dialogIn(page)
    .getByRole('button', { name: shell.ui.moveDown(first) })
    .click()
  await page.reload()
  await expect.poll(() => ranking(page)).toEqual([second, first, third])
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
  const cell = mondayIn(page, 10)
  await expect(cell).toHaveAttribute('aria-disabled', 'false')
  await expect(cell).toHaveAccessibleName(showing('none', 'de'))
  await disconnect(page)
  await cell.click()
  await expect(cell).toHaveAccessibleName(showing('available', 'de'))
  await page.context().setOffline(false)
  late.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await keeps(page)
  await expect(page.getByText(shell.ui.saving)).toBeHidden()
  await page.reload()
  await expect(cell).toHaveAccessibleName(showing('available', 'de'))
})

test('marks made without a connection say that they wait, and are stored once there is one', { tag: '@all' }, async ({
  page,
}) => {
  await enter(page, 'chatter03', week(10))
  const cell = mondayIn(page, 10)
  await expect(cell).toHaveAccessibleName(showing('none', 'de'))
  await disconnect(page)
  await cell.click()
  await expect(cell).toHaveAccessibleName(showing('available', 'de'))
  await expect(page.getByText(shell.ui.waiting)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(shell.ui.waiting)).toBeHidden()
  await expect(page.getByText(shell.ui.saving)).toBeHidden()
  await page.reload()
  await expect(cell).toHaveAccessibleName(showing('available', 'de'))
})

test('preferences changed without a connection say that they wait, and are stored though the window was closed', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'chatter04', week(1))
  await press(page, preferences.open)
  const [first = '', second = '', third = ''] = await ranking(page)
  await expect(dialogIn(page).getByRole('listitem')).toContainText([first, second, third])
  await disconnect(page)
  await dialogIn(page)
    .getByRole('button', { name: shell.ui.moveDown(first) })
    .click()
  await expect(dialogIn(page).getByText(shell.ui.waiting)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogIn(page)).toBeHidden()
  const saved = page.waitForResponse(/rpc\/preferences\/save/)
  await page.context().setOffline(false)
  await saved
  await page.reload()
  await press(page, preferences.open)
  await expect(dialogIn(page).getByRole('listitem')).toContainText([second, first, third])
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
  const [first, second] = await unconfirmed(page, 'de')
  await expect(confirmOf(page, first)).toBeVisible()
  await keeps(page)
  await confirmOf(page, first).click()
  await expect.poll(() => keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
  await expect(page.getByText(app.sending(1))).toBeHidden()
  await expect(page.getByText(app.refused(1))).toBeHidden()
  await page.reload()
  await expect(confirmOf(page, second)).toBeVisible()
  await expect(confirmOf(page, first)).toHaveCount(0)
})

test('a confirmation counts once the server has it; without an answer it is stored and sent by the next window', {
  tag: '@all',
}, async ({ page, context }) => {
  const own = await startStaffel({ isDemo: true })
  await signInGerman(page, 'chatter@demo.staffel.test', `${own.url}/dashboard`)
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/api/rpc/ownShifts/confirm', () => isOver)
  const [first, second] = await unconfirmed(page, 'de')
  await expect(confirmOf(page, first)).toBeVisible()
  await keeps(page)
  const shifts = cardIn(page, ownShifts.next.title)
  const confirmed = shifts.getByText(ownShifts.status.confirmed, { exact: true })
  const before = await confirmed.count()
  await confirmOf(page, first).click()
  await expect(shifts.getByText(ownShifts.next.confirming)).toBeVisible()
  await expect(confirmOf(page, first)).toHaveCount(0)
  await expect(shifts.getByText(ownShifts.next.sending(ownShifts.next.confirms))).toBeVisible()
  await expect(confirmed).toHaveCount(before)
  await page.close()
  end()
  const next = await context.newPage()
  await next.goto(`${own.url}/dashboard`)
  const inNext = cardIn(next, ownShifts.next.title).getByText(ownShifts.status.confirmed, { exact: true })
  await expect(inNext).toHaveCount(before + 1)
  await next.reload()
  await expect(confirmOf(next, second)).toBeVisible()
  await expect(confirmOf(next, first)).toHaveCount(0)
  await own.stop()
})

test('a change on the page that the server does not have yet is said to be on its way', { tag: '@all' }, async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, 'chatter06', '/settings/notifications')
  const { kinds, channels, own } = notifications
  await choose(page.getByText(own.detail))
  const choice = page.getByRole('switch', {
    name: new RegExp(`^${kinds.shift_assigned}.* ${channels.in_app}$`),
  })
  await expect(choice).toBeEnabled()
  const isOn = await choice.isChecked()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/rpc/notifications/chooseSeveral', async route => {
    await isAnswered
    await route.continue()
  })
  await choice.click()
  await expect(choice).toBeChecked({ checked: !isOn })
  const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.clock.fastForward(1_000)
  await expect(notice(app.saving)).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(notice(app.slow)).toBeVisible()
  answer()
  await expect(notice(app.slow)).toHaveCount(0)
  await atRest(page)
  await page.reload()
  await expect(choice).toBeChecked({ checked: !isOn })
})

test('an answer at which the server breaks holds up no other, and is tried again when somebody says so', {
  tag: '@all',
}, async ({ page }) => {
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
  const both = await unconfirmed(page, 'de')
  for (const shift of both) await expect(confirmOf(page, shift)).toBeVisible()
  await keeps(page)
  await disconnect(page)
  for (const [at, shift] of both.entries()) {
    await confirmOf(page, shift).click()
    await expect(page.getByText(app.waiting(at + 1))).toBeVisible()
  }
  await page.context().setOffline(false)
  await expect.poll(() => new Set(asked).size).toBe(2)
  await expect(page.getByText(app.sending(1))).toBeVisible()
  // it is tried again every half minute
  await expect
    .poll(async () => {
      await page.clock.fastForward(31_000)
      return page.getByText(app.refused(1)).isVisible()
    })
    .toBe(true)
  expect(asked.filter(id => id === asked[0])).toHaveLength(3)
  await expect(page.getByText(app.sending(1))).toBeHidden()
  await press(page, app.show)
  await expect(dialogIn(page)).toContainText('(a1)')
  await expect(dialogIn(page).getByRole('button', { name: list.discard.label })).toBeVisible()
  isBroken = false
  await press(dialogIn(page), new RegExp(`${list.retryOf('')}$`))
  await expect(dialogIn(page)).toContainText(list.empty)
  await page.keyboard.press('Escape')
  // a browser asks before it leaves a page that is still saving
  await atRest(page)
  await historySettled(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: ownShifts.next.title })).toBeVisible()
  await atRest(page)
  for (const shift of both) await expect(confirmOf(page, shift)).toHaveCount(0)
})

test('vacation: what to do is said, wishes of different shifts stay apart, and a day that was asked for says so', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'chatter05', week(9))
  const brush = () => page.getByRole('radio', { name: availability.brush.names.vacation })
  await brush().click()
  await expect(page.getByText(availability.wish.hint)).toBeVisible()
  const tuesday = cellOf(page, 'de', 'Früh', dayOf(weekAhead(9), 1))
  await tuesday.click()
  await cellOf(page, 'de', 'Spät', dayOf(weekAhead(9), 2)).click()
  await press(page, vacation.request.open)
  await expect(dialogIn(page).getByRole('list')).toContainText('Früh')
  await expect(dialogIn(page).getByRole('list')).toContainText('Spät')
  await dialogIn(page).locator('[name=reason]').fill('Umzug')
  await press(dialogIn(page), vacation.request.send)
  await expect(toastIn(page, vacation.request.sentSeveral(2))).toBeVisible()
  await expect(cellsShowing(page, 'de', 'vacation_requested')).toHaveCount(2)
  // it is closed, which people do not know who click on it
  await tuesday.click({ force: true })
  await expect(page.getByText(availability.wish.taken.vacation_requested('Früh'))).toBeVisible()

  await page.goto(`${demo()}${week(15)}`)
  await brush().click()
  await expect(page.getByText(availability.wish.closed.tooFarAhead)).toBeVisible()
  await cellOf(page, 'de', 'Früh', dayOf(weekAhead(15), 1)).click({ force: true })
  await expect(page.getByRole('button', { name: vacation.request.open })).toBeHidden()
  await expect(page.getByText(availability.readOnly)).toBeHidden()
  await page.goto(`${demo()}${week(0)}`)
  await expect(page.getByText(availability.readOnly)).toBeVisible()
})

test('whoever does not decide on vacation reads who does', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'lead', '/dashboard')
  const monday = mondayOf(weekAhead(8))
  const asked = await page.request.post(`${demo()}/api/v1/vacation-requests`, {
    data: { week: weekOf(monday), dates: [monday], reason: 'Umzug' },
    headers: { origin: demo() },
  })
  await expect(asked).toBeOK()
  await page.reload()
  const request = cardIn(page, vacation.board.title)
    .getByRole('listitem')
    .filter({ hasText: daySpan(monday, monday, 'de') })
  await request.getByRole('button').click()
  await expect(dialogIn(page)).toContainText(vacation.decision.readOnly)
  await expect(dialogIn(page)).toContainText('Umzug')
})

test('a page that the browser translates goes on: confirm, mark, and check in', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  await runShifts(installation.databaseUrl, [
    { email: 'chatter02@demo.staffel.test', shiftId: 'early', seat: 1, from: -5, until: 300 },
  ])
  const { page } = await person(browser, installation, 'de')
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  await page.addInitScript(translateAsBrowsersDo)
  await signInGerman(page, 'chatter@demo.staffel.test', `${installation.url}/dashboard`)
  const shifts = cardIn(page, `»${ownShifts.next.title}`)
  const confirmed = shifts.getByText(`»${ownShifts.status.confirmed}`, { exact: true })
  const [first] = await unconfirmed(page, 'de')
  await expect(confirmOf(page, first)).toContainText('»')
  const before = await confirmed.count()
  await confirmOf(page, first).click()
  await expect(confirmed).toHaveCount(before + 1)
  await page.goto(`${installation.url}${week(10)}`)
  const cell = mondayIn(page, 10)
  await expect(page.getByText(`»${availability.brush.names.available}`)).not.toHaveCount(0)
  await expect(cell).toHaveAccessibleName(showing('none', 'de'))
  await cell.click()
  await expect(cell).toHaveAccessibleName(showing('available', 'de'))
  await expect(page.getByText(/^»Gespeichert/)).toBeVisible()
  await signInGerman(page, 'chatter02@demo.staffel.test', `${installation.url}/dashboard`)
  const duty = cardIn(page, `»${attendance.own.title}`)
  await duty.getByRole('button', { name: `»${attendance.own.checkIn}` }).click()
  await expect(duty.getByRole('button', { name: `»${attendance.own.checkOut}` })).toBeVisible()
  await expect(duty.getByRole('button', { name: attendance.own.checkIn })).toHaveCount(0)
  expect(errors).toEqual([])
  await installation.stop()
})

/** Puts each text into a <font> of its own, as translators of browsers do, now and whenever one comes. */
function translateAsBrowsersDo(): void {
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, text =>
      text.parentElement?.closest('font, script, style, [translate=no]') === null &&
      /\p{L}/u.test(text.textContent ?? '')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    )
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `»${text.data}`
      outer.append(inner)
      text.parentNode?.insertBefore(outer, text)
      text.remove()
    }
  }
  new MutationObserver(() => document.body && translate(document.body)).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}
