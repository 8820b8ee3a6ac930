import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { codeOf } from '#test/authenticator.ts'
import { catalogues, dialogIn, person, press, refusals, signIn, toastIn, visit } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const { signIn: accounts, ownAccount, calendar, nav, profile } = catalogues[language]
const email = 'chatter@demo.staffel.test'

/** On the page of one's own account. @returns the secret of the authenticator app and the recovery codes */
async function setUpSecondFactor(page: Page): Promise<{ secret: string; codes: string[] }> {
  const dialog = dialogIn(page)
  const submit = dialog.locator('button[type=submit]')
  await press(page, ownAccount.protection.start)
  await dialog.locator('[name=password]').fill(password)
  await submit.click()
  await expect(dialog.getByRole('img', { name: ownAccount.protection.picture })).toBeVisible()
  const secret = (await dialog.locator('[name=secret]').inputValue()).replaceAll(' ', '')
  await dialog.locator('[name=code]').fill('000000')
  await submit.click()
  await expect(dialog.locator('[name=code][aria-invalid=true]')).toBeFocused()
  await dialog.locator('[name=code]').fill(await codeOf(`otpauth://totp/x?secret=${secret}`))
  await submit.click()
  await expect(dialog.getByRole('heading', { name: ownAccount.protection.codesTitle })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await press(dialog, ownAccount.protection.codesDone)
  await expect(page.getByText(ownAccount.protection.on, { exact: true })).toBeVisible()
  return { secret, codes }
}

async function signOut(page: Page): Promise<void> {
  await press(page, nav.signOut)
  await expect(page).toHaveURL(/\/login$/)
}

async function typePassword(page: Page): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await press(page, accounts.login.submit)
  await expect(page.getByRole('heading', { level: 1, name: accounts.secondStep.title })).toBeVisible()
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('[name=code]').fill(code)
  await press(page, accounts.secondStep.submit)
}

test('a chatter sets up a second factor and signs in with it', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  await signIn(page, language, email, '/settings/account')
  const { secret } = await setUpSecondFactor(page)
  await signOut(page)
  await typePassword(page)
  await typeCode(page, '000000')
  await expect(page.locator('[name=code][aria-invalid=true]')).toBeFocused()
  await typeCode(page, await codeOf(`otpauth://totp/x?secret=${secret}`))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await installation.stop()
})

test('a chatter uses recovery codes and a passkey, takes the data and deletes the account', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, language)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: installation.url })
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
  const dialog = dialogIn(page)
  const submit = () => dialog.locator('button[type=submit]').click()
  await signIn(page, language, email, '/settings/account')
  await press(page, ownAccount.protection.start)
  await dialog.locator('[name=password]').fill('falsch')
  await submit()
  await expect(dialog.locator('[name=password][aria-invalid=true]')).toBeFocused()
  await page.reload()
  const { codes } = await setUpSecondFactor(page)

  await test.step('a page that is loaded again does not ask for the password again, and a recovery code helps', async () => {
    await signOut(page)
    await typePassword(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: accounts.secondStep.title })).toBeVisible()
    await typeCode(page, codes[0] ?? '')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('a passkey is added, renamed, and opens the door without password and code', async () => {
    await visit(page, '/settings/account')
    await press(page, ownAccount.passkeys.add)
    await dialog.locator('[name=name]').fill('Schreibtisch')
    await dialog.locator('[name=password]').fill(password)
    await submit()
    await expect(toastIn(page, ownAccount.passkeys.added)).toBeVisible()
    await press(page, ownAccount.passkeys.renameLabel('Schreibtisch'))
    await dialog.locator('[name=name]').fill('Laptop')
    await submit()
    await expect(page.getByText('Laptop', { exact: true })).toBeVisible()
    await signOut(page)
    await press(page, accounts.login.passkey)
    await expect(page).toHaveURL(/\/dashboard$/)
    await visit(page, '/settings/account')
    await press(page, ownAccount.passkeys.removeTitle('Laptop'))
    await press(page.getByRole('alertdialog'), ownAccount.passkeys.removeConfirm)
    await expect(toastIn(page, ownAccount.passkeys.removed('Laptop'))).toBeVisible()
    await signOut(page)
    await press(page, accounts.login.passkey)
    await expect(toastIn(page, refusals[language].signIn.wrongPasskey)).toBeVisible()
  })

  await test.step('the profile saves itself and gives out a calendar link', async () => {
    await typePassword(page)
    await typeCode(page, codes[1] ?? '')
    await expect(page).toHaveURL(/\/dashboard$/)
    await visit(page, '/profile')
    await page.locator('[name=fullName]').fill('Nova Neumann')
    await expect(page.getByRole('link', { name: nav.profile })).toContainText('Nova Neumann')
    await expect(page.getByRole('columnheader', { name: profile.statistics.hours })).toBeVisible()
    await press(page, calendar.make)
    await press(page, calendar.copy)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
    const feed = await context.request.get(`${installation.url}${new URL(link).pathname}`)
    expect(await feed.text()).toContain('BEGIN:VCALENDAR')
  })

  await test.step('one’s data are a file, and deleting the account is the end of it', async () => {
    await visit(page, '/settings/account')
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, ownAccount.data.download)])
    expect(file.suggestedFilename()).toBe('staffel.json')
    await press(page, ownAccount.data.remove)
    await dialog.locator('[name=password]').fill(password)
    await submit()
    await expect(page).toHaveURL(/\/login$/)
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    await press(page, accounts.login.submit)
    await expect(page.locator('[name=password][aria-invalid=true]')).toBeVisible()
  })
  await installation.stop()
})
