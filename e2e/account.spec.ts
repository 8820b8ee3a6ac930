import { expect } from '@playwright/test'
import { codeOf } from '#test/authenticator.ts'
import { catalogues, dialogIn, person, refusals, signInByForm } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
test('securing an account and leaving', async ({ browser }) => {
  const { signIn: accounts, ownAccount, calendar, profile } = catalogues[language]
  const name = 'account'
  const installation = await startStaffel(process.env['E2E_POSTGRES_URL'] ?? '', name, { isDemo: true })
  const email = 'chatter@demo.staffel.test'
  const { page, context } = await person(browser, installation, language)
  const local = installation.url
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: local })
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  let secret = ''
  let codes: string[] = []
  const dialog = dialogIn(page)
  const submit = () => dialog.locator('button[type=submit]').click()
  const signOut = async () => {
    await page.getByRole('button', { name: catalogues[language].nav.signOut }).click()
    await expect(page).toHaveURL(/\/login$/)
  }
  const typePassword = async () => {
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: accounts.secondStep.title })).toBeVisible()
  }

  await test.step('an authenticator app is set up with its picture and first code', async () => {
    await page.goto(`${local}/dashboard`)
    await signInByForm(page, language, email, `${local}/dashboard`)
    {
      await page.goto(`${local}/settings/language`)
      await page.getByRole('radio', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible()
    }
    await page.goto(`${local}/settings/account`)
    await page.getByRole('button', { name: ownAccount.protection.start }).click()
    await dialog.locator('[name=password]').fill('falsch')
    await submit()
    await expect(dialog.locator('[name=password][aria-invalid=true]')).toBeFocused()
    await dialog.locator('[name=password]').fill(password)
    await submit()
    await expect(dialog.getByRole('img', { name: ownAccount.protection.picture })).toBeVisible()
    secret = (await dialog.locator('[name=secret]').inputValue()).replaceAll(' ', '')
    await dialog.locator('[name=code]').fill('000000')
    await submit()
    await expect(dialog.locator('[name=code][aria-invalid=true]')).toBeFocused()
    await dialog.locator('[name=code]').fill(await codeOf(`otpauth://totp/x?secret=${secret}`))
    await submit()
    await expect(dialog.getByRole('heading', { name: ownAccount.protection.codesTitle })).toBeVisible()
    codes = await dialog.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await dialog.getByRole('button', { name: ownAccount.protection.codesDone }).click()
    await expect(page.getByText(ownAccount.protection.on, { exact: true })).toBeVisible()
  })

  await test.step('signing in asks for a code; a wrong one is refused, a recovery code helps once', async () => {
    await signOut()
    await typePassword()
    // the password was right already: a page that is loaded again does not ask for it once more
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: accounts.secondStep.title })).toBeVisible()
    await page.locator('[name=code]').fill('000000')
    await page.getByRole('button', { name: accounts.secondStep.submit }).click()
    await expect(page.locator('[name=code][aria-invalid=true]')).toBeFocused()
    await page.locator('[name=code]').fill(await codeOf(`otpauth://totp/x?secret=${secret}`))
    await page.getByRole('button', { name: accounts.secondStep.submit }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await signOut()
    await typePassword()
    await page.locator('[name=code]').fill(codes[0] ?? '')
    await page.getByRole('button', { name: accounts.secondStep.submit }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('a passkey is added, renamed, and opens the door without password and code', async () => {
    await page.goto(`${local}/settings/account`)
    await page.getByRole('button', { name: ownAccount.passkeys.add }).click()
    await dialog.locator('[name=name]').fill('Schreibtisch')
    await dialog.locator('[name=password]').fill(password)
    await submit()
    await expect(page.getByText(ownAccount.passkeys.added).first()).toBeVisible()
    await page.getByRole('button', { name: ownAccount.passkeys.renameLabel('Schreibtisch') }).click()
    await dialog.locator('[name=name]').fill('Laptop')
    await submit()
    await expect(page.getByText('Laptop', { exact: true })).toBeVisible()
    await signOut()
    await page.getByRole('button', { name: accounts.login.passkey }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto(`${local}/settings/account`)
    await page.getByRole('button', { name: ownAccount.passkeys.removeTitle('Laptop') }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: ownAccount.passkeys.removeConfirm }).click()
    await expect(page.getByText(ownAccount.passkeys.removed('Laptop')).first()).toBeVisible()
    await signOut()
    await page.getByRole('button', { name: accounts.login.passkey }).click()
    await expect(page.getByText(refusals[language].signIn.wrongPasskey).first()).toBeVisible()
  })

  await test.step('the profile saves itself and gives out a calendar link', async () => {
    await typePassword()
    await page.locator('[name=code]').fill(codes[1] ?? '')
    await page.getByRole('button', { name: accounts.secondStep.submit }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto(`${local}/profile`)
    await page.locator('[name=fullName]').fill('Nova Neumann')
    await expect(page.getByRole('link', { name: catalogues[language].nav.profile })).toContainText('Nova Neumann')
    await expect(page.getByRole('columnheader', { name: profile.statistics.hours })).toBeVisible()
    await page.getByRole('button', { name: calendar.make }).click()
    await page.getByRole('button', { name: calendar.copy }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
    const feed = await context.request.get(`${installation.url}${new URL(link).pathname}`)
    expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  })

  await test.step('one’s data are a file, and deleting the account is the end of it', async () => {
    await page.goto(`${local}/settings/account`)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: ownAccount.data.download }).click(),
    ])
    expect(file.suggestedFilename()).toBe('staffel.json')
    await page.getByRole('button', { name: ownAccount.data.remove }).click()
    await dialog.locator('[name=password]').fill(password)
    await submit()
    await expect(page).toHaveURL(/\/login$/)
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
    await expect(page.locator('[name=password][aria-invalid=true]')).toBeVisible()
  })
  await installation.stop()
})
