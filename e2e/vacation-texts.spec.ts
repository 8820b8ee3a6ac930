import { expect, type Page } from '@playwright/test'
import { addWeeks, weekOf } from '#kit/week.ts'
import { daySpan, longDay } from '#platform/web/day-names.ts'
import { cardIn, catalogues, dialogIn, person, press, refusals, signIn, toastIn, today } from './people.ts'
import { dayOf } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'
import { requestOf } from './vacation-board.ts'

const { de } = catalogues
const week = addWeeks(weekOf(today()), 8)
const { request, mine, decision } = de.vacation
/** A day of the week as lists of requests write it; Monday is 0. */
const written = (weekday: number) => daySpan(dayOf(week, weekday), dayOf(week, weekday), 'de')

/** Opens the chatter's request for a day, on a manager's dashboard. */
async function openRequest(page: Page, weekday: number): Promise<void> {
  await page.goto('/dashboard')
  const asked = { fullName: 'Anna Brückner', specificDates: [dayOf(week, weekday)] }
  await (await requestOf(page, 'de', asked)).click()
}

async function mark(page: Page, ...weekdays: number[]): Promise<void> {
  await page.goto(`/availability?week=${week}`)
  await page.getByRole('radio', { name: de.availability.brush.names.vacation }).click()
  for (const weekday of weekdays)
    await page.getByTitle(de.availability.allDay(longDay(dayOf(week, weekday), 'de'))).click()
  await press(page, request.open)
}

/** Until it is taken back the server cannot be reached, or answers that it could not do it. */
async function failing(page: Page, call: string, how: 'abort' | 500): Promise<() => Promise<void>> {
  const url = `**/api/rpc/${call}`
  await page.route(url, route =>
    how === 'abort'
      ? route.abort()
      : route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: JSON.stringify({ json: { defined: false, code: 'input.bug', status: 500, message: 'x', data: {} } }),
        }),
  )
  return () => page.unroute(url)
}

test('says what happened, and what did not', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const chatter = await person(browser, installation, 'de')
  const admin = await person(browser, installation, 'de')
  const { page } = chatter
  const dialog = dialogIn(page)

  await test.step('a request that could not be sent or stored stays in its dialog', async () => {
    await signIn(page, 'de', 'chatter@demo.staffel.test', '/dashboard')
    await mark(page, 0, 2)
    await dialog.locator('[name=reason]').fill('Umzug')
    for (const [how, text] of [
      ['abort', request.failed],
      [500, request.createFailed],
    ] as const) {
      const again = await failing(page, 'vacation/request', how)
      await press(dialog, request.send)
      await expect(toastIn(page, text)).toBeVisible()
      // the toast says it, and the window does not say it as well
      await expect(dialog.getByText(request.failed)).toHaveCount(0)
      await expect(dialog.locator('[name=reason]')).toHaveValue('Umzug')
      await again()
    }
  })

  await test.step('days apart become requests of their own', async () => {
    await press(dialog, request.send)
    await expect(toastIn(page, request.sentSeveral(2))).toBeVisible()
    await expect(toastIn(page, request.sentText(2, 2))).toBeVisible()
  })

  await test.step('what was asked for meanwhile elsewhere is not asked for again', async () => {
    const other = await chatter.context.newPage()
    await mark(page, 4)
    await mark(other, 4)
    await dialogIn(other).locator('[name=reason]').fill('Umzug')
    // this page does not hear of it
    const silent = await failing(page, 'availability/week', 'abort')
    await press(other, request.send)
    await expect(toastIn(other, request.sent)).toBeVisible()
    await dialog.locator('[name=reason]').fill('Umzug')
    await press(dialog, request.send)
    await expect(toastIn(page, refusals.de.vacation.alreadyRequested)).toBeVisible()
    await silent()
    await other.close()
  })

  await test.step('withdrawing says so, and says when it could not', async () => {
    await page.goto('/dashboard')
    const monday = cardIn(page, mine.title)
      .getByRole('listitem')
      .filter({ hasText: written(0) })
    const again = await failing(page, 'vacation/withdraw', 'abort')
    await press(monday, mine.withdraw)
    await press(page.getByRole('alertdialog'), mine.withdraw)
    await expect(toastIn(page, mine.withdrawFailed)).toBeVisible()
    await again()
    await press(monday, mine.withdraw)
    await press(page.getByRole('alertdialog'), mine.withdraw)
    await expect(toastIn(page, mine.withdrawn)).toBeVisible()
    await expect(monday).toContainText(mine.outcomes.withdrawn)
  })

  await test.step('preferences that could not be saved say so and are kept', async () => {
    await page.goto('/availability')
    await press(page, de.preferences.open)
    const again = await failing(page, 'preferences/save', 'abort')
    await press(dialog, de.shell.ui.moveDown('Früh'))
    await expect(dialog.getByText(de.shell.ui.notSaved)).toBeVisible()
    await expect(dialog.getByRole('listitem')).toContainText(['Spät', 'Früh', 'Nacht'])
    await again()
    await press(dialog, de.shell.ui.retry)
    await expect(dialog.getByText(de.preferences.saved)).toBeVisible()
  })

  await test.step('lists that cannot be read say so and can be tried again', async () => {
    const again = await failing(page, '{dashboard/get,vacation/mine}**', 'abort')
    await page.goto('/dashboard')
    const failed = page.getByText(de.shell.ui.loadFailed)
    await expect(failed).not.toHaveCount(0)
    await again()
    await press(cardIn(page, mine.title), de.shell.ui.retry)
    await expect(failed).toHaveCount(0)
  })

  await test.step('settings could not be saved, and then are', async () => {
    const { page: manager } = admin
    await signIn(manager, 'de', 'admin@demo.staffel.test', '/availability')
    await press(manager, de.availabilitySettings.title)
    const window = dialogIn(manager)
    await window.locator('[name$=vacationRequestLimitText]').fill('{requested} von {limit}')
    await expect(window.getByText('5 von 3')).toBeVisible()
    await window.getByRole('tab', { name: de.availabilitySettings.tabs.shiftManager }).click()
    await expect(window.getByText(de.availabilitySettings.noCandidates)).not.toHaveCount(0)
    const again = await failing(manager, 'availabilitySettings/saveInfoBox', 'abort')
    await press(window, de.availabilitySettings.save)
    await expect(window.getByRole('alert').filter({ hasText: de.availabilitySettings.saveFailed })).toBeVisible()
    await again()
    await press(window, de.availabilitySettings.save)
    await expect(toastIn(manager, de.availabilitySettings.saved)).toBeVisible()
  })

  await test.step('deleting asks twice and forgets the question after three seconds', async () => {
    const { page: manager } = admin
    await manager.clock.install()
    await openRequest(manager, 2)
    const window = dialogIn(manager)
    const sure = window.getByRole('button', { name: decision.removeSure })
    await press(window, decision.remove)
    await expect(sure).toBeVisible()
    await manager.clock.fastForward(3000)
    const remove = window.getByRole('button', { name: decision.remove, exact: true })
    await expect(remove).toBeVisible()
    // the page's clock stands still between the two clicks
    await manager.clock.pauseAt(await manager.evaluate(() => Date.now() + 1000))
    await remove.click()
    // the button, which has another name from the next frame on, takes a press after 400 ms
    await manager.clock.runFor(500)
    await sure.click()
    await manager.clock.resume()
    await expect(toastIn(manager, decision.removed)).toBeVisible()
  })

  await test.step('a second manager sees what the first has decided', async () => {
    const { page: manager } = admin
    const second = await admin.context.newPage()
    for (const one of [manager, second]) {
      await openRequest(one, 4)
      await expect(dialogIn(one).locator('[name=response]')).toBeVisible()
    }
    const silent = await failing(second, 'vacation/find**', 'abort')
    await press(dialogIn(manager), decision.moves.approve)
    await expect(toastIn(manager, decision.done.approve)).toBeVisible()
    await press(dialogIn(second), decision.moves.reject)
    const faster = refusals.de.vacation.staleRequest({ status: 'approved', responder: 'Jonas Reuter' })
    await expect(toastIn(second, faster)).toBeVisible()
    await silent()
  })

  await chatter.context.close()
  await admin.context.close()
  await installation.stop()
})
