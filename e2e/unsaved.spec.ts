import { expect, type Page } from '@playwright/test'
import { catalogues, choose, dialogIn, press, signInGerman, historySettled } from './people.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'
import { openRequests, requestOf } from './vacation-board.ts'

const { creatorGroups, creators, nav, organizationSettings, permissionPage, permissions, shell, team } = catalogues.de
const { unsaved } = shell.ui
let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())
const demo = () => installation.url

async function enter(page: Page, path: string): Promise<void> {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}${path}`)
}

const question = (page: Page) => page.getByRole('alertdialog', { name: unsaved.title })

async function answer(page: Page, word: string): Promise<void> {
  await press(question(page), word)
  await expect(question(page)).toBeHidden()
}

test('Escape in the editor of a creator asks before what was typed is lost', { tag: '@all' }, async ({ page }) => {
  await enter(page, '/creator')
  await press(page, creators.edit('Luna Morgen'))
  const name = dialogIn(page).locator('[name=name]')
  const before = await name.inputValue()
  await page.keyboard.press('Escape')
  await expect(dialogIn(page)).toBeHidden()
  await press(page, creators.edit('Luna Morgen'))
  await name.pressSequentially(' neu')
  await page.keyboard.press('Escape')
  await answer(page, unsaved.stay)
  await expect(question(page)).toBeHidden()
  await expect(name).toHaveValue(`${before} neu`)
  await page.keyboard.press('Escape')
  await answer(page, unsaved.discard)
  await expect(dialogIn(page)).toBeHidden()
})

test('a click beside the editor of a group asks as well', { tag: '@all' }, async ({ page }) => {
  await enter(page, '/creator-groups')
  await press(page, creatorGroups.edit('Luna Morgen'))
  const name = dialogIn(page).locator('[name=name]')
  await name.pressSequentially(' neu')
  await page.mouse.click(10, 400)
  await answer(page, unsaved.stay)
  await expect(name).toHaveValue(/^ neu| neu$/)
  await page.mouse.click(10, 400)
  await answer(page, unsaved.discard)
  await expect(dialogIn(page)).toBeHidden()
})

test('leaving permissions or settings with changes asks, by a link and by closing the tab', { tag: '@all' }, async ({
  page,
}) => {
  await enter(page, '/permissions')
  const { detail, grant, names } = permissionPage
  await choose(page.getByText(detail))
  await page.getByRole('checkbox', { name: grant(names.page_creator, permissions.roles.chatter) }).click()
  await expect(page.getByRole('button', { name: permissionPage.discard })).toBeVisible()
  const away = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.team, exact: true })
  await away.click()
  await answer(page, unsaved.stay)
  await expect(page).toHaveURL(/\/permissions$/)
  await away.click()
  await answer(page, unsaved.discard)
  await expect(page).toHaveURL(/\/team$/)
  await page.goto(`${demo()}/organization/settings/general`)
  await page.getByLabel(organizationSettings.general.name, { exact: true }).pressSequentially(' neu')
  await away.click()
  await answer(page, unsaved.stay)
  await expect(page).toHaveURL(/\/general$/)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
})

test('an answer to a request and a chosen file are asked about, too', { tag: '@all' }, async ({ page }) => {
  const { scoreboard } = catalogues.de
  await enter(page, '/dashboard')
  const [request] = await openRequests(page)
  if (!request) throw new Error('the sample has an open request')
  await (await requestOf(page, 'de', request)).click()
  const response = dialogIn(page).locator('[name=response]')
  await response.fill('Noch nicht abgeschickt')
  await page.keyboard.press('Escape')
  await answer(page, unsaved.stay)
  await expect(response).toHaveValue('Noch nicht abgeschickt')
  await page.keyboard.press('Escape')
  await answer(page, unsaved.discard)
  await expect(dialogIn(page)).toBeHidden()

  await page.goto(`${demo()}/scoreboard`)
  await press(page, scoreboard.upload.open)
  await dialogIn(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'umsatz.csv', mimeType: 'text/csv', buffer: Buffer.from('Chatter;Umsatz\nWer;5,00') })
  await press(dialogIn(page), scoreboard.upload.read)
  await expect(dialogIn(page).getByRole('tab', { name: scoreboard.upload.tabs.people })).toBeVisible()
  await page.keyboard.press('Escape')
  await answer(page, unsaved.stay)
  await expect(dialogIn(page).getByRole('tab', { name: scoreboard.upload.tabs.people })).toBeVisible()
})

test('the tabs of a member, the password and the profile ask as well', { tag: '@all' }, async ({ page }) => {
  await enter(page, '/team')
  await press(page, team.edit('Ben Nowak'))
  const name = dialogIn(page).locator('[name=fullName]')
  const before = await name.inputValue()
  await name.fill(' ')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await answer(page, unsaved.stay)
  await name.fill(before)
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(dialogIn(page).getByText(shell.ui.saved('').trim())).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogIn(page)).toBeHidden()
  const away = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.team, exact: true })
  await historySettled(page)
  await page.goto(`${demo()}/settings/account`)
  await page.locator('[name=currentPassword]').pressSequentially('etwas')
  await away.click()
  await answer(page, unsaved.discard)
  await expect(page).toHaveURL(/\/team$/)
  await page.goto(`${demo()}/profile`)
  await page.locator('[name=fullName]').fill(' ')
  await expect(page.locator('[name=fullName]')).toHaveAttribute('aria-invalid', 'true')
  await away.click()
  await answer(page, unsaved.discard)
  await expect(page).toHaveURL(/\/team$/)
})
