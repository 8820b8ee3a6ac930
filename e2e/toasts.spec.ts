import { expect, type Locator } from '@playwright/test'
import { leftScreens } from './left-screens.ts'
import { catalogues, dialogIn, press, signInGerman } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const { scoreboard, team } = catalogues.de
const demo = () => shared('demo')

for (const viewport of [
  { width: 1100, height: 700 },
  { width: 390, height: 844 },
]) {
  test(`a toast leaves the button free that is pressed again (${viewport.width} px)`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/scoreboard`)
    const { rewards: texts } = scoreboard
    await press(page, texts.open)
    await page.route('**/api/rpc/scoreboard/saveRewards', route => route.abort())
    const save = dialogIn(page).getByRole('button', { name: texts.save, exact: true })
    await save.click()
    const toast = page.getByRole('region').getByText(texts.saveFailed, { exact: true })
    await expect(toast).toBeVisible()
    // what covers it would take the click
    await expect(save).toBeEnabled()
    await save.click({ timeout: 3_000 })
  })
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 700, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a toast stands clear of the bar for what is selected (${viewport.width} px)`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/todo-management`)
    const { management: texts, toggleFailed } = catalogues.de.todos
    await page.getByRole('main').getByRole('checkbox').first().click()
    const bar = page.getByRole('status').filter({ hasText: /ausgewählt/ })
    await page.route('**/api/rpc/todos/setAllCompleted', route => route.abort())
    await press(bar, texts.completeAll)
    const toast = page.locator('.tells').filter({ hasText: toggleFailed })
    await expect(toast).toBeVisible()
    await expect.poll(() => distance(toast, bar)).toBeGreaterThanOrEqual(8)
  })
}

/** Pixels between the foot of one and the top of the other. */
async function distance(above: Locator, below: Locator): Promise<number> {
  const [one, other] = [await above.boundingBox(), await below.boundingBox()]
  return (other?.y ?? 0) - (one?.y ?? 0) - (one?.height ?? 0)
}

test('a toast leaves the buttons free of a window that opens beside it', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await signInGerman(page, 'lead@demo.staffel.test', `${demo()}/schichtplan`)
  await leftScreens.find(({ name }) => name === 'agency-week-left')?.after?.(page)
  const { left: texts } = catalogues.de.agencyWeek
  await expect(page.locator('.tells').filter({ hasText: /übertragen/ })).toBeVisible()
  for (const name of [texts.close, texts.retry(2)]) {
    const button = dialogIn(page).getByRole('button', { name, exact: true }).first()
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    for (const x of [4, width - 4]) await button.click({ position: { x, y: height / 2 }, trial: true, timeout: 3_000 })
  }
  const substitute = dialogIn(page)
    .getByRole('link', { name: /^Ersatz: Luna Morgen/ })
    .first()
  await expect(substitute).toHaveAttribute('href', /^\/schichtplan\/luna\?week=.*&seat=/)
  // the first of those who are listed are seen
  await expect(dialogIn(page).getByText('Nico Hoffmann')).toBeInViewport()
})

test('a toast covers nothing of a window that fills the screen', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/scoreboard`)
  const { rewards: texts } = scoreboard
  await press(page, texts.open)
  await page.route('**/api/rpc/scoreboard/saveRewards', route => route.abort())
  const window = dialogIn(page)
  const { save, add, saveFailed } = texts
  const below = window.getByRole('button', { name: add, exact: true })
  for (let times = 0; times < 2; times++) await press(window, save)
  const toast = page.locator('[role=alertdialog][aria-modal=false]').filter({ hasText: saveFailed }).first()
  await expect(toast).toBeVisible()
  const box = async (of: Locator) => {
    const found = await of.boundingBox()
    if (!found) throw new Error('it is not there')
    return found
  }
  const close = window.getByRole('button', { name: catalogues.de.shell.ui.close, exact: true })
  for (const control of [close, window.getByRole('button', { name: save, exact: true })]) {
    const [one, other] = [await box(toast), await box(control)]
    expect(one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true)
  }
  // what stands at the end of the content is above it, too
  await below.scrollIntoViewIfNeeded()
  await below.click({ timeout: 3_000 })
  await toast.locator('button', { has: page.locator('svg') }).click()
  await expect(window).toBeVisible()
  await close.click({ timeout: 3_000 })
})

test('a toast covers nothing of the bar at the top of a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/scoreboard`)
  const { rewards: texts } = scoreboard
  await press(page, texts.open)
  await press(dialogIn(page), texts.save)
  const toast = page.locator('.tells').getByText(texts.saved, { exact: true })
  await expect(toast).toBeVisible()
  const { nav } = catalogues.de
  await page.getByRole('button', { name: nav.open, exact: true }).click({ trial: true, timeout: 2_000 })
  await page.getByRole('banner').getByRole('link', { name: nav.notifications }).click({ trial: true, timeout: 2_000 })
  await expect(toast).toBeVisible()
})

test('a toast covers nothing of the menu that slides over a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/scoreboard`)
  const { rewards: texts } = scoreboard
  await press(page, texts.open)
  await press(dialogIn(page), texts.save)
  const toast = page.locator('.tells').getByText(texts.saved, { exact: true })
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: catalogues.de.nav.open, exact: true }).press('Enter')
  const menu = dialogIn(page)
  await expect(menu).toBeVisible()
  await expect(toast).toBeVisible()
  for (const control of [
    menu.getByRole('link', { name: 'Staffel' }),
    menu.getByRole('button', { name: catalogues.de.nav.search }),
    menu.getByRole('link', { name: catalogues.de.shell.handbook }),
    menu.getByRole('button', { name: catalogues.de.nav.signOut }),
  ])
    await control.click({ trial: true, timeout: 3_000 })
  await menu.getByRole('link', { name: catalogues.de.nav.team, exact: true }).click({ timeout: 3_000 })
})

test('the role “locked” asks as the lock does', { tag: '@all' }, async ({ page }) => {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/team`)
  await page.getByRole('searchbox').fill('Anna Br')
  await page
    .getByRole('button', { name: /Anna Brückner/ })
    .first()
    .click()
  const role = dialogIn(page).getByRole('combobox', { name: team.dialog.role })
  const before = await role.innerText()
  await role.click()
  await page.getByRole('option', { name: catalogues.de.permissions.roles.locked }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(team.dialog.lockText)
  await press(question, catalogues.de.shell.ui.cancel)
  await expect(role).toHaveText(before, { useInnerText: true })
})
