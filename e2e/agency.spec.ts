import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { catalogues, dialogIn, person, press, refusals, toastIn, visit } from './people.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const { signIn: accounts, barred, entry, invitations, onboarding, ownAccount, permissions, team } = catalogues[language]

const roles = ['admin', 'team_lead', 'chatter'] as const
type Role = (typeof roles)[number]
const sees: Readonly<Record<Role | 'owner', readonly string[]>> = {
  owner: ['/dashboard', '/availability', '/team', '/permissions'],
  admin: ['/dashboard', '/availability', '/team', '/permissions'],
  team_lead: ['/dashboard', '/availability', '/team'],
  chatter: ['/dashboard', '/availability'],
}
const nameOf = (role: Role) => `Person ${role.replace('_', ' ')}`

async function expectLinks(page: Page, role: keyof typeof sees): Promise<void> {
  for (const path of sees.owner) {
    await expect(page.locator(`nav a[href="${path}"]`)).toHaveCount(sees[role].includes(path) ? 1 : 0)
  }
}

/** An agency without the sample, founded by its owner. */
async function found(browser: Browser, installation: Installation): Promise<{ context: BrowserContext; page: Page }> {
  const owner = await person(browser, installation, language)
  const { page } = owner
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: onboarding.setUp.title })).toBeVisible()
  await page.locator('[name=organizationName]').fill('Nordlicht')
  await page.locator('[name=fullName]').fill('Olivia Brandt')
  await page.locator('[name=email]').fill('olivia@example.test')
  await page.locator('[name=password]').fill(password)
  await expect(page.getByRole('status').getByText(entry.strength.strong)).toBeVisible()
  await page.getByRole('switch', { name: onboarding.setUp.withSample }).setChecked(false)
  await press(page, onboarding.setUp.submit)
  await expect(page).toHaveURL(/\/organization$/)
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  return owner
}

/** Invites somebody from the page of the team. @returns the path that the copied link leads to */
async function invite(page: Page, role: Role): Promise<string> {
  const dialog = dialogIn(page)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const before = await clipboard()
  await press(page, team.invite)
  await dialog.locator('[name=email]').fill(`${role}@example.test`)
  await dialog.getByRole('combobox', { name: invitations.dialog.role }).click()
  await page.getByRole('option', { name: permissions.roles[role], exact: true }).click()
  await press(dialog, invitations.dialog.submit)
  await press(page, invitations.list.more(`${role}@example.test`))
  await page.getByRole('menuitem', { name: invitations.list.copy }).click()
  await expect.poll(clipboard).not.toBe(before)
  return new URL(await clipboard()).pathname
}

async function register(page: Page, role: Role): Promise<void> {
  await page.locator('[name=fullName]').fill(nameOf(role))
  await page.locator('[name=password]').fill(password)
  await press(page, invitations.register.submit)
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('an owner founds an agency and invites a chatter, who registers', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: false })
  const { page } = await found(browser, installation)
  await expectLinks(page, 'owner')
  await visit(page, '/team')
  const link = await invite(page, 'chatter')

  const { page: theirs } = await person(browser, installation, language)
  await theirs.goto(link)
  await expect(theirs.getByText('chatter@example.test')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('link', { name: invitations.join.register }).click()
  await register(theirs, 'chatter')
  await expectLinks(theirs, 'chatter')
  await expect(page.getByRole('button', { name: team.edit(nameOf('chatter')) })).toBeVisible()
  await installation.stop()
})

test('an agency with five roles is taken apart until its last owner leaves', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: false })
  const { page } = await found(browser, installation)
  const dialog = dialogIn(page)
  const staff = new Map<string, Page>()

  for (const role of roles) {
    await test.step(`staffed with a ${role}, who sees what the role gives`, async () => {
      await visit(page, '/team')
      const link = await invite(page, role)
      const { page: theirs } = await person(browser, installation, language)
      await theirs.goto(link.replace('/join/', '/invite-register/'))
      await register(theirs, role)
      await expectLinks(theirs, role)
      staff.set(role, theirs)
    })
  }

  await test.step('the fifth role is no role at all: locked', async () => {
    await visit(page, '/team')
    await press(page, team.edit(nameOf('chatter')))
    await dialog.getByRole('combobox', { name: team.dialog.role }).click()
    await page.getByRole('option', { name: permissions.roles.locked, exact: true }).click()
    await press(page.getByRole('alertdialog'), team.dialog.lockConfirm)
    const theirs = staff.get('chatter')
    if (!theirs) throw new Error('nobody was invited')
    await expect(theirs).toHaveURL(/\/login$/)
    await theirs.locator('[name=email]').fill('chatter@example.test')
    await theirs.locator('[name=password]').fill(password)
    await press(theirs, accounts.login.submit)
    await expect(theirs.getByRole('heading', { level: 1, name: barred.locked.title })).toBeVisible()
    await expect(theirs.getByRole('navigation')).toHaveCount(0)
    // who is locked takes along what there is, and can still go for good
    await press(theirs, ownAccount.data.take)
    await theirs.getByRole('dialog', { name: ownAccount.data.take }).locator('[name=password]').fill(password)
    const [file] = await Promise.all([
      theirs.waitForEvent('download'),
      theirs.getByRole('dialog').locator('button[type=submit]').click(),
    ])
    expect(file.suggestedFilename()).toBe('staffel.json')
    await expect(theirs.getByRole('dialog')).toHaveCount(0)
    await press(theirs, ownAccount.data.remove)
    await theirs.getByRole('dialog', { name: ownAccount.data.deleteTitle }).locator('input').fill('falsch')
    await press(theirs, ownAccount.data.deleteConfirm)
    await expect(theirs.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
    await theirs.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('taken apart: the last owner stays until everybody has left', async () => {
    const endAccount = async () => {
      await visit(page, '/settings/account')
      await press(page, ownAccount.data.remove)
      await dialog.locator('[name=password]').fill(password)
      await dialog.locator('button[type=submit]').click()
    }
    await endAccount()
    await expect(dialog.getByText(refusals[language].ownAccount.lastOwner)).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: catalogues[language].shell.ui.unsaved.discard })
      .click()
    // a lead goes by themselves
    const lead = staff.get('team_lead')
    if (!lead) throw new Error('nobody was invited')
    await visit(lead, '/settings/account')
    await press(lead, ownAccount.data.leave)
    await lead.getByRole('dialog').locator('[name=password]').fill(password)
    await press(lead.getByRole('dialog'), ownAccount.data.leaveConfirm)
    await expect(lead).toHaveURL(/\/login$/)
    const left = lead.getByText(entry.gone.left)
    await expect(left).toBeVisible()
    await lead.reload()
    await expect(lead.locator('[name=email]')).toBeVisible()
    await expect(left).toHaveCount(0)
    await visit(page, '/team')
    for (const role of roles.filter(one => one !== 'team_lead')) {
      const fullName = nameOf(role)
      await press(page, team.edit(fullName))
      await dialog.getByRole('tab', { name: team.dialog.tabs.security }).click()
      await press(dialog, team.dialog.removeConfirm)
      await press(page.getByRole('alertdialog'), team.dialog.removeConfirm)
      await expect(toastIn(page, team.dialog.removed(fullName))).toBeVisible()
      await expect(page.getByRole('button', { name: team.edit(fullName) })).toHaveCount(0)
    }
    await expect(staff.get('admin') ?? page).toHaveURL(/\/login$/)
    await endAccount()
    await expect(page).toHaveURL(/\/login$/)
  })
  await installation.stop()
})
