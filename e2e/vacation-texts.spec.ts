import { expect, type Page } from '@playwright/test'
import { de } from '#app/messages.de.ts'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { dialogIn, person, press, refusals, signIn, zone } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const week = addWeeks(weekOf(todayIn(zone, Temporal.Now.instant())), 8)
const { request, mine, decision } = de.vacation

async function mark(page: Page, ...weekdays: number[]): Promise<void> {
  await page.goto(`/availability?week=${week}`)
  await page.getByRole('radio', { name: de.availability.brush.names.vacation }).click()
  for (const weekday of weekdays) {
    await page
      .getByRole('columnheader')
      .nth(weekday + 1)
      .getByRole('button')
      .click()
  }
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
      await expect(page.getByText(text).first()).toBeVisible()
      // the toast says it, and the window does not say it as well
      await expect(dialog.getByText(request.failed)).toHaveCount(0)
      await expect(dialog.locator('[name=reason]')).toHaveValue('Umzug')
      await again()
    }
  })

  await test.step('days apart become requests of their own', async () => {
    await press(dialog, request.send)
    await expect(page.getByText(request.sentSeveral(2)).first()).toBeVisible()
    await expect(page.getByText(request.sentText(2, 2)).first()).toBeVisible()
  })

  await test.step('what was asked for meanwhile elsewhere is not asked for again', async () => {
    const other = await chatter.context.newPage()
    await mark(page, 4)
    await mark(other, 4)
    await dialogIn(other).locator('[name=reason]').fill('Umzug')
    // this page does not hear of it
    const silent = await failing(page, 'availability/week', 'abort')
    await press(other, request.send)
    await expect(other.getByText(request.sent).first()).toBeVisible()
    await dialog.locator('[name=reason]').fill('Umzug')
    await press(dialog, request.send)
    await expect(page.getByText(refusals.de.vacation.alreadyRequested).first()).toBeVisible()
    await silent()
    await other.close()
  })

  await test.step('withdrawing says so, and says when it could not', async () => {
    await page.goto('/dashboard')
    const withdraw = page.getByRole('button', { name: mine.withdraw })
    const before = await withdraw.count().then(async () => {
      await expect(withdraw.first()).toBeVisible()
      return withdraw.count()
    })
    const again = await failing(page, 'vacation/withdraw', 'abort')
    await withdraw.first().click()
    await press(page.getByRole('alertdialog'), mine.withdraw)
    await expect(page.getByText(mine.withdrawFailed).first()).toBeVisible()
    await again()
    await withdraw.first().click()
    await press(page.getByRole('alertdialog'), mine.withdraw)
    await expect(page.getByText(mine.withdrawn).first()).toBeVisible()
    await expect(withdraw).toHaveCount(before - 1)
  })

  await test.step('preferences that could not be saved say so and are kept', async () => {
    await page.goto('/availability')
    await press(page, de.preferences.open)
    const again = await failing(page, 'preferences/save', 'abort')
    await press(dialog, de.shell.ui.moveDown('Früh'))
    await expect(dialog.getByText(de.shell.ui.notSaved).first()).toBeVisible()
    await expect(dialog.getByRole('listitem').nth(1)).toContainText('Früh')
    await again()
    await press(dialog, de.shell.ui.retry)
    await expect(dialog.getByText(de.preferences.saved).first()).toBeVisible()
  })

  await test.step('lists that cannot be read say so and can be tried again', async () => {
    const again = await failing(page, '{dashboard/get,vacation/mine}**', 'abort')
    await page.goto('/dashboard')
    const failed = page.getByText(de.shell.ui.loadFailed)
    await expect(failed.first()).toBeVisible()
    await again()
    await page.getByRole('button', { name: de.shell.ui.retry }).first().click()
    await expect(failed).toHaveCount(0)
  })

  await test.step('settings could not be saved, and then are', async () => {
    const { page: manager } = admin
    await signIn(manager, 'de', 'admin@demo.staffel.test', '/availability')
    await press(manager, de.availabilitySettings.title)
    const window = dialogIn(manager)
    await window.locator('[name$=vacation_request_limit_text]').fill('{requested} von {limit}')
    await expect(window.getByText('5 von 3')).toBeVisible()
    await window.getByRole('tab', { name: de.availabilitySettings.tabs.shiftManager }).click()
    await expect(window.getByText(de.availabilitySettings.noCandidates).first()).toBeVisible()
    const again = await failing(manager, 'availabilitySettings/saveInfoBox', 'abort')
    await press(window, de.availabilitySettings.save)
    await expect(manager.getByText(de.availabilitySettings.saveFailed).first()).toBeVisible()
    await again()
    await press(window, de.availabilitySettings.save)
    await expect(manager.getByText(de.availabilitySettings.saved, { exact: true }).first()).toBeVisible()
  })

  await test.step('deleting asks twice and forgets the question after three seconds', async () => {
    const { page: manager } = admin
    await manager.goto('/dashboard')
    await manager.locator('main li > button').first().click()
    const window = dialogIn(manager)
    await press(window, decision.remove)
    await expect(window.getByRole('button', { name: decision.removeSure })).toBeVisible()
    await expect(window.getByRole('button', { name: decision.remove, exact: true })).toBeVisible()
    await press(window, decision.remove)
    await press(window, decision.removeSure)
    await expect(manager.getByText(decision.removed).first()).toBeVisible()
  })

  await test.step('a second manager sees what the first has decided', async () => {
    const { page: manager } = admin
    const second = await admin.context.newPage()
    for (const one of [manager, second]) {
      await one.goto('/dashboard')
      await one.locator('main li > button').first().click()
      await expect(dialogIn(one).locator('[name=response]')).toBeVisible()
    }
    const silent = await failing(second, 'vacation/find**', 'abort')
    await press(dialogIn(manager), decision.moves.approve)
    await expect(manager.getByText(decision.done.approve).first()).toBeVisible()
    await press(dialogIn(second), decision.moves.reject)
    await expect(second.getByText(/war schneller: Der Antrag ist genehmigt/).first()).toBeVisible()
    await silent()
  })

  await chatter.context.close()
  await admin.context.close()
  await installation.stop()
})
