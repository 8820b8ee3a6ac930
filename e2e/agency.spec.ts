import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { catalogues, choose, dialogIn, fieldIn, person, press, refusals, toastIn, visit } from './people.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const {
  signIn: accounts,
  barred,
  entry,
  invitations,
  nav,
  onboarding,
  ownAccount,
  permissions,
  shell,
  team,
} = catalogues[language]
const { fields } = accounts

const roles = ['admin', 'team_lead', 'chatter'] as const
type Role = (typeof roles)[number]
const links = [nav.dashboard, nav.shifts, nav.team, nav.permissions]
const sees: Readonly<Record<Role | 'owner', readonly string[]>> = {
  owner: links,
  admin: links,
  team_lead: [nav.dashboard, nav.shifts, nav.team],
  chatter: [nav.dashboard, nav.shifts],
}
const nameOf = (role: Role) => `Person ${role.replace('_', ' ')}`

async function expectLinks(page: Page, role: keyof typeof sees): Promise<void> {
  const navigation = page.getByRole('navigation', { name: nav.label })
  for (const name of links) {
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveCount(sees[role].includes(name) ? 1 : 0)
  }
}

/** An agency without the sample, founded by its owner. */
async function found(browser: Browser, installation: Installation): Promise<{ context: BrowserContext; page: Page }> {
  const owner = await person(browser, installation, language)
  const { page } = owner
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: onboarding.setUp.title })).toBeVisible()
  await fieldIn(page, onboarding.setUp.organizationName).fill('Nordlicht')
  await fieldIn(page, fields.fullName).fill('Olivia Brandt')
  await fieldIn(page, fields.email).fill('olivia@example.test')
  await fieldIn(page, fields.password).fill(password)
  await expect(page.getByRole('status').getByText(entry.strength.strong)).toBeVisible()
  await expect(page.getByRole('switch', { name: onboarding.setUp.withSample })).not.toBeChecked()
  await press(page, onboarding.setUp.submit)
  await expect(page).toHaveURL(/\/organization$/)
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  return owner
}

/** Invites a member on the team page. @returns the path that the copied link leads to */
async function invite(page: Page, role: Role): Promise<string> {
  const dialog = dialogIn(page)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const before = await clipboard()
  await press(page, team.invite)
  await fieldIn(dialog, invitations.dialog.email).fill(`${role}@example.test`)
  await choose(dialog.getByRole('combobox', { name: invitations.dialog.role }))
  await choose(page.getByRole('option', { name: permissions.roles[role], exact: true }))
  await press(dialog, invitations.dialog.submit)
  await press(page, invitations.list.more(`${role}@example.test`))
  await choose(page.getByRole('menuitem', { name: invitations.list.copy }))
  await expect.poll(clipboard).not.toBe(before)
  return new URL(await clipboard()).pathname
}

async function register(page: Page, role: Role): Promise<void> {
  await fieldIn(page, fields.fullName).fill(nameOf(role))
  await fieldIn(page, fields.password).fill(password)
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
  await theirs.goto('/handbook')
  await theirs.goto(link)
  await expect(theirs.getByText('chatter@example.test')).toBeVisible()
  await expectAccessible(theirs)
  await choose(theirs.getByRole('link', { name: invitations.join.register }))
  await register(theirs, 'chatter')
  await expectLinks(theirs, 'chatter')
  // no page of the link that is used up stays in the history
  await theirs.goBack()
  await expect(theirs).toHaveURL(/\/handbook/)
  await expect(page.getByRole('button', { name: team.edit(nameOf('chatter')) })).toBeVisible()
  await installation.stop()
})

test('an agency with five roles loses its members until its last owner leaves', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: false })
  const { page } = await found(browser, installation)
  const dialog = dialogIn(page)
  const staff = new Map<string, Page>()

  for (const role of roles) {
    await test.step(`a ${role} joins and sees the links of the role`, async () => {
      await visit(page, '/team')
      const link = await invite(page, role)
      const { page: theirs } = await person(browser, installation, language)
      await theirs.goto(link.replace('/join/', '/invite-register/'))
      await register(theirs, role)
      await expectLinks(theirs, role)
      staff.set(role, theirs)
    })
  }

  await test.step('a locked member sees one page and can export or delete their data', async () => {
    await visit(page, '/team')
    await press(page, team.edit(nameOf('chatter')))
    await choose(dialog.getByRole('combobox', { name: team.dialog.role }))
    await choose(page.getByRole('option', { name: permissions.roles.locked, exact: true }))
    await press(page.getByRole('alertdialog'), team.dialog.lockConfirm)
    const theirs = staff.get('chatter')
    if (!theirs) throw new Error('nobody was invited')
    await expect(theirs).toHaveURL(/\/login$/)
    await fieldIn(theirs, fields.email).fill('chatter@example.test')
    await fieldIn(theirs, fields.password).fill(password)
    await press(theirs, accounts.login.submit)
    await expect(theirs.getByRole('heading', { level: 1, name: barred.locked.title })).toBeVisible()
    await expect(theirs.getByRole('navigation')).toHaveCount(0)
    // a locked member can export their data and delete their account
    await press(theirs, ownAccount.data.take)
    const taking = theirs.getByRole('dialog', { name: ownAccount.data.take })
    await fieldIn(taking, ownAccount.ask.password).fill(password)
    const download = theirs.waitForEvent('download')
    await press(taking, ownAccount.data.download)
    expect((await download).suggestedFilename()).toBe('staffel.json')
    await expect(taking).toHaveCount(0)
    await press(theirs, ownAccount.data.remove)
    const leaving = theirs.getByRole('dialog', { name: ownAccount.data.deleteTitle })
    const asked = fieldIn(leaving, ownAccount.ask.password)
    await asked.fill('falsch')
    await press(leaving, ownAccount.data.deleteConfirm)
    await expect(asked).toHaveAttribute('aria-invalid', 'true')
    await theirs.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('the last owner cannot leave before every other member has left', async () => {
    const endAccount = async () => {
      await visit(page, '/settings/account')
      await press(page, ownAccount.data.remove)
      await fieldIn(dialog, ownAccount.ask.password).fill(password)
      await press(dialog, ownAccount.data.deleteConfirm)
    }
    await endAccount()
    await expect(dialog.getByText(refusals[language].ownAccount.lastOwner)).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page.getByRole('alertdialog'), shell.ui.unsaved.discard)
    // a team lead leaves without being removed
    const lead = staff.get('team_lead')
    if (!lead) throw new Error('nobody was invited')
    await visit(lead, '/settings/account')
    await press(lead, ownAccount.data.leave)
    await fieldIn(dialogIn(lead), ownAccount.ask.password).fill(password)
    await press(dialogIn(lead), ownAccount.data.leaveConfirm)
    await expect(lead).toHaveURL(/\/login$/)
    const left = lead.getByText(entry.gone.left)
    await expect(left).toBeVisible()
    await lead.reload()
    await expect(fieldIn(lead, fields.email)).toBeVisible()
    await expect(left).toHaveCount(0)
    await visit(page, '/team')
    for (const role of roles.filter(one => one !== 'team_lead')) {
      const fullName = nameOf(role)
      await press(page, team.edit(fullName))
      await choose(dialog.getByRole('tab', { name: team.dialog.tabs.security }))
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
