import { expect } from '@playwright/test'
import { catalogues, choose, dialogIn, fieldIn, person, press, signIn, toastIn, visit } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
test('a member is invited, joins, is renamed, locked and unlocked', { tag: '@all' }, async ({ browser }) => {
  const texts = catalogues[language]
  const { invitations, team } = texts
  const { fields } = texts.signIn
  const installation = await startStaffel({ isDemo: true })
  const owner = await person(browser, installation, language)
  const invited = await person(browser, installation, language)
  const email = 'nova@example.test'
  let link = ''

  await test.step('the owner invites a member and copies the link', async () => {
    const { page, context } = owner
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, language, 'owner@demo.staffel.test', '/team')
    await press(page, team.invite)
    const dialog = dialogIn(page)
    await press(dialog, invitations.dialog.submit)
    const address = fieldIn(dialog, invitations.dialog.email)
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toBeFocused()
    await address.fill(email)
    await press(dialog, invitations.dialog.submit)
    await expect(toastIn(page, invitations.dialog.kept(email))).toBeVisible()
    await press(page, invitations.list.more(email))
    await choose(page.getByRole('menuitem', { name: invitations.list.copy }))
    await expect(toastIn(page, invitations.list.copied)).toBeVisible()
    link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('/join/')
  })

  await test.step('the invited person sees the offer, registers, and is in', async () => {
    const { page } = invited
    await page.context().addCookies([{ name: 'staffel_language', value: language, url: installation.url }])
    await page.goto(new URL(link).pathname)
    await expect(page.getByText(invitations.join.subtitle(email))).toBeVisible()
    await choose(page.getByRole('link', { name: invitations.join.register }))
    const secret = fieldIn(page, fields.password)
    await expect(fieldIn(page, fields.email)).toHaveValue(email)
    await fieldIn(page, fields.fullName).fill('Nova Stern')
    await secret.fill('123')
    await press(page, invitations.register.submit)
    await expect(secret).toHaveAttribute('aria-invalid', 'true')
    await secret.fill(password)
    await press(page, invitations.register.submit)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: texts.dashboard.title('Nova') })).toBeVisible()
    await page.goto(new URL(link).pathname)
    await expect(
      page.getByRole('heading', { level: 1, name: invitations.join.invalid['invitations.linkUsed'] }),
    ).toBeVisible()
    await visit(page, '/dashboard')
  })

  await test.step('the owner renames the new member; that saves itself', async () => {
    const { page } = owner
    await page.getByRole('searchbox', { name: team.search }).fill('nova')
    await press(page, team.edit('Nova Stern'))
    const dialog = dialogIn(page)
    await fieldIn(dialog, team.dialog.fullName).fill('Nova Sternberg')
    await expect(dialog.getByRole('heading', { name: 'Nova Sternberg' })).toBeVisible()
    await expect(invited.page.getByRole('link', { name: texts.nav.profile })).toContainText('Nova Sternberg')
  })

  await test.step('locking ends the open page; signing in shows why; unlocking lets back in', async () => {
    const { page } = owner
    const dialog = dialogIn(page)
    await choose(dialog.getByRole('tab', { name: team.dialog.tabs.security }))
    await choose(dialog.getByRole('switch', { name: team.dialog.lock }))
    await press(page.getByRole('alertdialog'), team.dialog.lockConfirm)
    await expect(toastIn(page, team.dialog.lockedNow)).toBeVisible()
    const { page: theirs } = invited
    await expect(theirs).toHaveURL(/\/login$/)
    await fieldIn(theirs, fields.email).fill(email)
    await fieldIn(theirs, fields.password).fill(password)
    await press(theirs, texts.signIn.login.submit)
    await expect(theirs.getByRole('heading', { level: 1, name: texts.barred.locked.title })).toBeVisible()
    await choose(dialog.getByRole('switch', { name: team.dialog.lock }))
    await expect(toastIn(page, team.dialog.unlockedNow)).toBeVisible()
    await theirs.goto('/dashboard')
    await expect(theirs.getByRole('heading', { level: 1, name: texts.dashboard.title('Nova') })).toBeVisible()
  })

  await owner.context.close()
  await invited.context.close()
  await installation.stop()
})

test('the team page shows no number of members while they cannot be loaded, and three of many invitations', {
  tag: '@all',
}, async ({ browser }) => {
  const { invitations, team } = catalogues.de
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, 'de')
  await signIn(page, 'de', 'owner@demo.staffel.test', `${installation.url}/team`)
  await expect(page.getByText(new RegExp(`^${team.subtitle(0).replace('0', String.raw`\d\d`)}`))).toBeVisible()
  for (let number = 1; number <= 5; number++) {
    const data = { email: `gast${number}@example.test` }
    await expect(await page.request.post('/api/v1/invitations', { data })).toBeOK()
  }
  const list = page.getByRole('listitem').filter({ hasText: '@example.test' })
  await expect(list).toHaveCount(3)
  await press(page, invitations.list.all(5))
  await expect(list).toHaveCount(5)
  await page.route('**/api/rpc/team/list*', route => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: catalogues.de.shell.error.retry })).toBeVisible()
  await expect(page.getByText(new RegExp(`^${team.subtitle(0)}`))).toHaveCount(0)
  await installation.stop()
})
