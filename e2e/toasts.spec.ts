import { expect, type Locator, type Page } from '@playwright/test'
import { leftScreens } from './left-screens.ts'
import { beginning, catalogues, choose, dialogIn, press, signInGerman, toastIn } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const { agencyWeek, nav, permissions, scoreboard, shell, team, todos } = catalogues.de
const { rewards } = scoreboard
const demo = () => shared('demo')

/** Saving the rewards fails, or succeeds without changing the agency that all journeys share. */
async function answerSaving(page: Page, succeeds: boolean): Promise<void> {
  const stored = await page.request.get(`${demo()}/api/v1/scoreboard/rewards`)
  const json = { json: await stored.json() }
  await page.route('**/api/rpc/scoreboard/saveRewards', route => (succeeds ? route.fulfill({ json }) : route.abort()))
}

/** Opens the rewards and saves them. */
async function saveRewards(page: Page, succeeds: boolean): Promise<void> {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/scoreboard`)
  await answerSaving(page, succeeds)
  await press(page, rewards.open)
  await press(dialogIn(page), rewards.save)
}

/** Keeps a toast: its timer pauses while the pointer is over it. */
async function staying(toast: Locator): Promise<void> {
  await expect(toast).toBeVisible()
  await toast.hover()
}

/** Whether a pointer at the middle and near the edges of a control reaches it. */
const isFree = (control: Locator): Promise<boolean> =>
  control.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [4, width / 2, width - 4].every(x => element.contains(document.elementFromPoint(left + x, top + height / 2)))
  })
const expectFree = (control: Locator) => expect.poll(() => isFree(control), { message: control.toString() }).toBe(true)

for (const viewport of [
  { width: 1100, height: 700 },
  { width: 390, height: 844 },
]) {
  test(`a toast does not cover the button that was pressed (${viewport.width} px)`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await saveRewards(page, false)
    const toast = toastIn(page, rewards.saveFailed)
    await staying(toast)
    const save = dialogIn(page).getByRole('button', { name: rewards.save, exact: true })
    await expect(save).toBeEnabled()
    await expectFree(save)
    await expect(toast).toBeVisible()
    await save.click()
  })
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 700, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a toast does not cover the selection bar (${viewport.width} px)`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/todo-management`)
    const { management: texts, toggleFailed } = todos
    const todo = page.getByRole('row').filter({ hasText: 'Monatsgespräch' }).filter({ hasText: 'Jonas Reuter' })
    await choose(todo.getByRole('checkbox', { name: texts.select('Monatsgespräch') }))
    const bar = page.getByRole('status').filter({ hasText: texts.selected(1) })
    await page.route('**/api/rpc/todos/setAllCompleted', route => route.abort())
    await press(bar, texts.completeAll)
    const toast = toastIn(page, toggleFailed)
    await staying(toast)
    await expect.poll(() => distance(toast, bar)).toBeGreaterThanOrEqual(8)
  })
}

/** Pixels between the bottom of one and the top of the other. */
async function distance(above: Locator, below: Locator): Promise<number> {
  const [one, other] = [await above.boundingBox(), await below.boundingBox()]
  return (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0)
}

test('a toast does not cover the buttons of a window that opens beside it', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await signInGerman(page, 'lead@demo.staffel.test', `${demo()}/schichtplan`)
  await leftScreens.find(({ name }) => name === 'agency-week-left')?.after?.(page)
  const { left: texts } = agencyWeek
  await staying(toastIn(page, agencyWeek.copy.done(1)))
  // the cross at the top has the same name and no text
  const close = dialogIn(page).getByRole('button', { name: texts.close, exact: true }).filter({ hasText: texts.close })
  for (const button of [close, dialogIn(page).getByRole('button', { name: texts.retry(2) })]) await expectFree(button)
  const substitute = dialogIn(page)
    .getByRole('listitem')
    .filter({ hasText: 'Nico Hoffmann' })
    .getByRole('link', { name: beginning(texts.substituteOf('Luna Morgen')) })
  await expect(substitute).toHaveAttribute('href', /^\/schichtplan\/luna\?week=.*&seat=/)
  // the list begins in sight
  await expect(dialogIn(page).getByText('Nico Hoffmann')).toBeInViewport()
})

test('a toast covers nothing of a window that fills the screen', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await saveRewards(page, false)
  const window = dialogIn(page)
  const toast = toastIn(page, rewards.saveFailed)
  const close = window.getByRole('button', { name: shell.ui.close, exact: true })
  const add = window.getByRole('button', { name: rewards.add, exact: true })
  await staying(toast)
  for (const control of [close, window.getByRole('button', { name: rewards.save, exact: true })]) {
    await expectFree(control)
  }
  // the end of the content can be scrolled above it
  await add.scrollIntoViewIfNeeded()
  await expectFree(add)
  await expect(toast).toBeVisible()
  await toast.getByLabel(shell.ui.close).click()
  await expect(toast).toHaveCount(0)
  await expect(window).toBeVisible()
  await press(window, shell.ui.close)
  await expect(window).toHaveCount(0)
})

test('a toast covers nothing of the bar at the foot of a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await saveRewards(page, true)
  const toast = toastIn(page, rewards.saved)
  await staying(toast)
  await expectFree(page.getByRole('button', { name: nav.open, exact: true }))
  await expectFree(page.getByRole('navigation', { name: nav.bar }).getByRole('link', { name: nav.inbox }))
  await expect(toast).toBeVisible()
})

test('a toast covers nothing of the menu that slides over a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await saveRewards(page, true)
  const toast = toastIn(page, rewards.saved)
  await staying(toast)
  await page.getByRole('button', { name: nav.open, exact: true }).press('Enter')
  const menu = dialogIn(page)
  await expect(menu).toBeVisible()
  for (const control of [
    menu.getByRole('link', { name: 'Staffel' }),
    menu.getByRole('button', { name: nav.search }),
    menu.getByRole('link', { name: shell.handbook }),
    menu.getByRole('button', { name: nav.signOut }),
  ]) {
    await expectFree(control)
  }
  await expect(toast).toBeVisible()
  await choose(menu.getByRole('link', { name: nav.team, exact: true }))
})

test('choosing the role “locked” asks for the same confirmation as the lock', { tag: '@all' }, async ({ page }) => {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/team`)
  await page.getByRole('searchbox', { name: team.search }).fill('Anna Br')
  await press(page, team.edit('Anna Brückner'))
  const role = dialogIn(page).getByRole('combobox', { name: team.dialog.role })
  const before = await role.innerText()
  await choose(role)
  await choose(page.getByRole('option', { name: permissions.roles.locked }))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(team.dialog.lockText)
  await press(question, shell.ui.cancel)
  await expect(role).toHaveText(before, { useInnerText: true })
})
