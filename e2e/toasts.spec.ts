import { expect } from '@playwright/test'
import { catalogues, dialogIn, signInGerman } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const { scoreboard, team } = catalogues.de
const demo = () => shared('demo')

for (const viewport of [
  { width: 1100, height: 700 },
  { width: 390, height: 844 },
]) {
  test(`a toast leaves the button free that is pressed again (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/scoreboard`)
    const { rewards: texts } = scoreboard
    await page.getByRole('button', { name: texts.open, exact: true }).click()
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

test('the role “locked” asks as the lock does', async ({ page }) => {
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
  await question.getByRole('button', { name: catalogues.de.shell.ui.cancel }).click()
  await expect(role).toHaveText(before, { useInnerText: true })
})
