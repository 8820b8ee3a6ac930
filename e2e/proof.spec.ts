import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { addDays, type Day } from '#kit/day.ts'
import { formatDateText } from '#kit/locale.ts'
import { codeOf } from '#test/authenticator.ts'
import { bodyOf, openSmtp } from '#test/smtp.ts'
import { sqlNow } from './kept.ts'
import { catalogues, dialogIn, type Language, person, press, refusals, toastIn, today, visit } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const phone = { width: 390, height: 844 }
const owner = 'olivia@example.test'
const guest = 'nora@example.test'
const shownDay = (day: Day, language: Language) =>
  formatDateText(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' })

async function signInWith(page: Page, language: Language, secret: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/)
  await page.locator('[name=email]').fill(guest)
  await page.locator('[name=password]').fill(secret)
  await press(page, catalogues[language].signIn.login.submit)
  await expect(page).toHaveURL(/\/dashboard$/)
}

const language = 'de'
test('what is proven, asked again and demanded', { tag: '@all' }, async ({ browser }) => {
  const {
    barred,
    entry,
    invitations,
    onboarding,
    organizationSettings,
    ownAccount,
    permissionPage,
    permissions,
    team,
  } = catalogues[language]
  const smtp = await openSmtp()
  const installation = await startStaffel({ isDemo: false, env: { SMTP_URL: smtp.url } })
  const database = new pg.Client({ connectionString: installation.databaseUrl })
  await database.connect()
  /** Where the newest such mail leads to. */
  const mailedTo = async (email: string, path: string): Promise<string> => {
    const links = () =>
      smtp.received
        .filter(({ to }) => to === email)
        .flatMap(mail => bodyOf(mail).match(/https?:\/\/\S+/)?.[0] ?? [])
        .map(link => link.replace(/^https?:\/\/[^/]+/, ''))
        .filter(link => link.startsWith(path))
    await expect.poll(() => links().length).toBeGreaterThan(0)
    return links().at(-1) ?? ''
  }
  const [{ page, context }, hers] = [
    await person(browser, installation, language),
    await person(browser, installation, language, phone),
  ]
  const dialog = dialogIn(page)

  await test.step('a founder’s address waits to be confirmed, and says so', async () => {
    await page.goto('/')
    await page.locator('[name=organizationName]').fill('Nordlicht')
    await page.locator('[name=fullName]').fill('Olivia Brandt')
    await page.locator('[name=email]').fill(owner)
    await page.locator('[name=password]').fill('Passwort1')
    const sample = page.getByRole('switch', { name: onboarding.setUp.withSample })
    await expect(sample).not.toBeChecked()
    await press(page, onboarding.setUp.submit)
    await expect(page.getByText(refusals[language].signIn.commonPassword)).toBeVisible()
    await page.locator('[name=password]').fill(password)
    await press(page, onboarding.setUp.submit)
    await expect(page).toHaveURL(/\/organization$/)
    await visit(page, '/settings/account')
    await expect(page.getByText(entry.verify.unproven(owner))).toBeVisible()
    await press(page, entry.verify.send)
    await expect(page.getByText(entry.verify.sent(owner))).toBeVisible()
    await page.goto(await mailedTo(owner, '/verify-email'))
    await press(page, entry.verify.submit)
    await expect(page.getByText(entry.verify.done)).toBeVisible()
    await page.goto('/settings/account')
    await expect(page.getByRole('heading', { level: 1, name: ownAccount.title })).toBeVisible()
    await expect(page.getByText(entry.verify.unproven(owner))).toHaveCount(0)
  })

  await test.step('a copied invitation lets a person in; the mail on another device asks for the password', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/team')
    await press(page, team.invite)
    await dialog.locator('[name=email]').fill(guest)
    await press(dialog, invitations.dialog.submit)
    await press(page, invitations.list.more(guest))
    await page.getByRole('menuitem', { name: invitations.list.copy }).click()
    await expect(toastIn(page, invitations.list.copied)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await hers.page.goto(new URL(link).pathname)
    await hers.page.getByRole('link', { name: invitations.join.register }).click()
    await hers.page.locator('[name=fullName]').fill('Nora Neu')
    await hers.page.locator('[name=password]').fill(password)
    await press(hers.page, invitations.register.submit)
    await expect(hers.page).toHaveURL(/\/dashboard$/)
    await visit(hers.page, '/settings/account')
    await expect(hers.page.getByText(entry.verify.unproven(guest))).toBeVisible()

    const elsewhere = await person(browser, installation, language, phone)
    await elsewhere.page.goto(await mailedTo(guest, '/verify-email'))
    await press(elsewhere.page, entry.verify.submit)
    await elsewhere.page.locator('[name=password]').fill('falsch')
    await press(elsewhere.page, entry.verify.submit)
    await expect(elsewhere.page.locator('[name=password][aria-invalid=true]')).toBeFocused()
    await elsewhere.page.locator('[name=password]').fill(password)
    await press(elsewhere.page, entry.verify.submit)
    await expect(elsewhere.page.getByText(entry.verify.done)).toBeVisible()
  })

  await test.step('a reset by mail offers to take away what somebody else may have added', async () => {
    await database.query(
      `insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at) select 'FremderPass1', 'Fremd', 'k', id, 'x', 0, 'singleDevice', false, ${sqlNow()} from users where email = $1`,
      [guest],
    )
    const forgotten = await person(browser, installation, language, phone)
    await forgotten.page.goto('/forgot-password')
    // a field for addresses makes `xn--` of it; the sentence says it as it was typed
    await forgotten.page.locator('[name=email]').fill('niemand@müller.example')
    await press(forgotten.page, entry.forgot.submit)
    await expect(forgotten.page.getByText(entry.forgot.doneText('niemand@müller.example'))).toBeVisible()
    await forgotten.page.goto('/forgot-password')
    await forgotten.page.locator('[name=email]').fill(guest)
    await press(forgotten.page, entry.forgot.submit)
    await expect(forgotten.page.getByText(entry.forgot.doneText(guest))).toBeVisible()
    await hers.page.goto('/dashboard')
    await expect(hers.page.getByRole('heading', { level: 1 })).toBeVisible()
    await forgotten.page.goto(await mailedTo(guest, '/reset-password'))
    await press(forgotten.page, entry.reset.start)
    await expect(hers.page.getByRole('heading', { name: barred.recovery.title })).toBeVisible()
    await forgotten.page.getByRole('switch', { name: /Fremd/ }).click()
    await forgotten.page.locator('[name=password]').fill('ganz-neu-und-lang')
    await press(forgotten.page, entry.reset.submit)
    await expect(forgotten.page.getByText(entry.reset.done)).toBeVisible()
    const { rows } = await database.query('select 1 from passkeys')
    expect(rows).toEqual([])
    await hers.page.goto('/dashboard')
    await signInWith(hers.page, language, 'ganz-neu-und-lang')
  })

  await test.step('what is critical asks for the password when the sign-in is old, and then goes on', async () => {
    await database.query(`update sessions set created_at = ${sqlNow()} - interval '20 minutes', confirmed_at = null`)
    await visit(page, '/permissions')
    const { detail, grant, names } = permissionPage
    await page.getByText(detail).click()
    await page.getByRole('checkbox', { name: grant(names.page_scoreboard, permissions.roles.chatter) }).click()
    // saving goes on when the password is confirmed: until then the page is not at rest
    await page.getByRole('button', { name: permissionPage.save, exact: true }).click()
    await expect(dialog.getByRole('heading', { name: entry.confirmSession.title })).toBeVisible()
    await expect(dialog.locator('[name=password]')).toBeFocused()
    await dialog.locator('[name=password]').fill('falsch')
    await dialog.getByRole('button', { name: entry.confirmSession.submit, exact: true }).click()
    await expect(dialog.locator('[name=password][aria-invalid=true]')).toBeVisible()
    await dialog.locator('[name=password]').fill(password)
    await dialog.getByRole('button', { name: entry.confirmSession.submit, exact: true }).click()
    await expect(toastIn(page, permissionPage.saved)).toBeVisible()
  })

  await test.step('a demanded second factor is announced, and then it is all there is', async () => {
    const { security } = organizationSettings
    const demand = async (from: string) => {
      await page.goto('/organization/settings/general')
      const section = page.locator('form').filter({ has: page.getByText(security.demandedFor, { exact: true }) })
      if (from !== today()) {
        await section.getByRole('combobox', { name: security.demandedFor }).click()
        await page.getByRole('option', { name: security.levels.chatter }).click()
        await expect(section.locator('[name="change.second_factor_from"]')).toHaveValue(
          shownDay(addDays(today(), 14), language),
        )
      }
      await section.locator('[name="change.second_factor_from"]').fill(from)
      await press(section, organizationSettings.save)
      await expect(toastIn(page, organizationSettings.saved)).toBeVisible()
    }
    await demand(addDays(today(), 7))
    await hers.page.goto('/dashboard')
    await expect(hers.page.getByRole('link', { name: entry.secondFactor.setUp })).toBeVisible()
    await demand(today())
    await hers.page.goto('/dashboard')
    await expect(hers.page.getByRole('heading', { level: 1, name: entry.secondFactor.title })).toBeVisible()
    await expect(hers.page.getByRole('navigation')).toHaveCount(0)
    await press(hers.page, ownAccount.protection.start)
    const window = dialogIn(hers.page)
    await window.locator('[name=password]').fill('ganz-neu-und-lang')
    await window.locator('button[type=submit]').click()
    const secret = (await window.locator('[name=secret]').inputValue()).replaceAll(' ', '')
    await window.locator('[name=code]').fill(await codeOf(`otpauth://totp/x?secret=${secret}`))
    await window.locator('button[type=submit]').click()
    await press(window, ownAccount.protection.codesDone)
    await press(hers.page, entry.secondFactor.done)
    await expect(hers.page).toHaveURL(/\/dashboard$/)
    await expect(hers.page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await database.end()
  await installation.stop()
  await smtp.close()
})
