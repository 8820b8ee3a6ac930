import { expect, type Page } from '@playwright/test'
import { catalogues, dialogIn, person, refusals } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const roles = ['admin', 'team_lead', 'chatter'] as const
const sees: Readonly<Record<(typeof roles)[number] | 'owner', readonly string[]>> = {
  owner: ['/dashboard', '/availability', '/team', '/permissions'],
  admin: ['/dashboard', '/availability', '/team', '/permissions'],
  team_lead: ['/dashboard', '/availability', '/team'],
  chatter: ['/dashboard', '/availability'],
}

for (const language of ['de', 'en'] as const) {
  test(`an agency is founded, staffed, run with five roles and taken apart, in ${language}`, async ({ browser }) => {
    const {
      signIn: accounts,
      barred,
      entry,
      invitations,
      onboarding,
      ownAccount,
      permissions,
      team,
    } = catalogues[language]
    const name = `agency_${language}`
    const installation = await startStaffel(process.env['E2E_POSTGRES_URL'] ?? '', name, { isDemo: false })
    const owner = await person(browser, installation, language)
    const { page } = owner
    const dialog = dialogIn(page)
    const staff = new Map<string, Page>()
    const expectLinks = async (who: Page, role: keyof typeof sees) => {
      for (const path of sees.owner) {
        await expect(who.locator(`nav a[href="${path}"]`)).toHaveCount(sees[role].includes(path) ? 1 : 0)
      }
    }

    await test.step('founded', async () => {
      await page.goto('/')
      await page.locator('[name=organizationName]').fill('Nordlicht')
      await page.locator('[name=fullName]').fill('Olivia Brandt')
      await page.locator('[name=email]').fill('olivia@example.test')
      await page.locator('[name=password]').fill(password)
      await expect(page.getByRole('status').getByText(entry.strength.strong)).toBeVisible()
      const sample = page.getByRole('switch', { name: onboarding.setUp.withSample })
      if ((await sample.getAttribute('aria-checked')) === 'true') await sample.click()
      await page.getByRole('button', { name: onboarding.setUp.submit }).click()
      await expect(page).toHaveURL(/\/organization$/)
      await expectLinks(page, 'owner')
    })

    for (const role of roles) {
      await test.step(`staffed with a ${role}, who sees what the role gives`, async () => {
        await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.goto('/team')
        await page.getByRole('button', { name: team.invite, exact: true }).click()
        await dialog.locator('[name=email]').fill(`${role}@example.test`)
        await dialog.getByRole('combobox', { name: invitations.dialog.role }).click()
        await page.getByRole('option', { name: permissions.roles[role], exact: true }).click()
        await dialog.getByRole('button', { name: invitations.dialog.submit }).click()
        await page.getByRole('button', { name: invitations.list.more(`${role}@example.test`) }).click()
        await page.getByRole('menuitem', { name: invitations.list.copy }).click()
        await expect(page.getByText(invitations.list.copied).first()).toBeVisible()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        const { page: theirs } = await person(browser, installation, language)
        await theirs.goto(new URL(link).pathname.replace('/join/', '/invite-register/'))
        await theirs.locator('[name=fullName]').fill(`Person ${role.replace('_', ' ')}`)
        await theirs.locator('[name=password]').fill(password)
        await theirs.getByRole('button', { name: invitations.register.submit }).click()
        await expect(theirs).toHaveURL(/\/dashboard$/)
        await expectLinks(theirs, role)
        staff.set(role, theirs)
      })
    }

    await test.step('the fifth role is no role at all: locked', async () => {
      await page.goto('/team')
      await page.getByRole('button', { name: team.edit('Person chatter') }).click()
      await dialog.getByRole('combobox', { name: team.dialog.role }).click()
      await page.getByRole('option', { name: permissions.roles.locked, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: team.dialog.lockConfirm }).click()
      const theirs = staff.get('chatter')
      if (!theirs) throw new Error('nobody was invited')
      await expect(theirs).toHaveURL(/\/login$/)
      await theirs.locator('[name=email]').fill('chatter@example.test')
      await theirs.locator('[name=password]').fill(password)
      await theirs.getByRole('button', { name: accounts.login.submit, exact: true }).click()
      await expect(theirs.getByRole('heading', { level: 1, name: barred.locked.title })).toBeVisible()
      await expect(theirs.getByRole('navigation')).toHaveCount(0)
      // who is locked takes along what there is, and can still go for good
      await theirs.getByRole('button', { name: ownAccount.data.take }).click()
      await theirs.getByRole('dialog', { name: ownAccount.data.take }).locator('[name=password]').fill(password)
      const [file] = await Promise.all([
        theirs.waitForEvent('download'),
        theirs.getByRole('dialog').locator('button[type=submit]').click(),
      ])
      expect(file.suggestedFilename()).toBe('staffel.json')
      await expect(theirs.getByRole('dialog')).toHaveCount(0)
      await theirs.getByRole('button', { name: ownAccount.data.remove }).click()
      await theirs.getByRole('dialog', { name: ownAccount.data.deleteTitle }).locator('input').fill('falsch')
      await theirs.getByRole('button', { name: ownAccount.data.deleteConfirm }).click()
      await expect(theirs.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
      await theirs.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    })

    await test.step('taken apart: the last owner stays until everybody has left', async () => {
      const endAccount = async () => {
        await page.goto('/settings/account')
        await page.getByRole('button', { name: ownAccount.data.remove }).click()
        await dialog.locator('[name=password]').fill(password)
        await dialog.locator('button[type=submit]').click()
      }
      await endAccount()
      await expect(dialog.getByText(refusals[language].ownAccount.lastOwner)).toBeVisible()
      await page.keyboard.press('Escape')
      // a lead goes by themselves
      const lead = staff.get('team_lead')
      if (!lead) throw new Error('nobody was invited')
      await lead.goto('/settings/account')
      await lead.getByRole('button', { name: ownAccount.data.leave }).click()
      await lead.getByRole('dialog').locator('[name=password]').fill(password)
      await lead.getByRole('dialog').getByRole('button', { name: ownAccount.data.leaveConfirm, exact: true }).click()
      await expect(lead).toHaveURL(/\/login$/)
      const left = lead.getByText(catalogues[language].entry.gone.left)
      await expect(left).toBeVisible()
      await lead.reload()
      await expect(lead.locator('[name=email]')).toBeVisible()
      await expect(left).toHaveCount(0)
      await page.goto('/team')
      for (const role of roles.filter(one => one !== 'team_lead')) {
        const fullName = `Person ${role.replace('_', ' ')}`
        await page.getByRole('button', { name: team.edit(fullName) }).click()
        await dialog.getByRole('tab', { name: team.dialog.tabs.security }).click()
        await dialog.getByRole('button', { name: team.dialog.removeConfirm }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: team.dialog.removeConfirm }).click()
        await expect(page.getByText(team.dialog.removed(fullName)).first()).toBeVisible()
        await expect(page.getByRole('button', { name: team.edit(fullName) })).toHaveCount(0)
      }
      await expect(staff.get('admin') ?? page).toHaveURL(/\/login$/)
      await endAccount()
      await expect(page).toHaveURL(/\/login$/)
    })
    await installation.stop()
  })
}
