import { expect } from '@playwright/test'
import { answering, openReceiver } from '#test/receiver.ts'
import { Webhook } from 'standardwebhooks'
import { expectAccessible } from './axe.ts'
import { catalogues, dialogIn, person, press, signIn, visit } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const { tokens: texts, auditLog, webhooks: words } = catalogues[language]

test('a program uses a token, and a webhook receives a signed message', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true, env: { WEBHOOK_PRIVATE: '1' } })
  const receiver = await openReceiver()
  const { page } = await person(browser, installation, language)
  const dialog = dialogIn(page)
  const secret = dialog.locator('[name=secret][readonly]')
  const unsaved = page.getByRole('alertdialog')

  await test.step('a token opens what its scope names, and nothing else', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/organization/api')
    await press(page.getByRole('main'), texts.add)
    await dialog.locator('[name=name]').fill('Payroll')
    await dialog.getByRole('checkbox', { name: texts.scopeNames.page_organization }).check()
    await dialog.locator('button[type=submit]').click()
    await expect(secret).toHaveValue(/^stf_[\w-]{43}$/)
    await expectAccessible(page)
    const headers = { authorization: `Bearer ${await secret.inputValue()}`, 'content-type': 'application/json' }
    await press(dialog, texts.made.done)
    await press(unsaved, texts.made.unsaved.discard)
    const shift = { name: 'Payroll shift', startTime: '11:00', endTime: '15:00', color: 'teal' }
    const body = JSON.stringify(shift)
    const made = await fetch(`${installation.url}/api/v1/shifts`, { method: 'POST', headers, body })
    expect(made.status).toBe(201)
    expect((await fetch(`${installation.url}/api/v1/team`, { headers })).status).toBe(403)
  })

  await test.step('a webhook receives a test message that its secret verifies', async () => {
    await press(page, words.add)
    await dialog.locator('[name=url]').fill(receiver.url)
    await dialog.getByRole('checkbox', { name: auditLog.kinds['team.locked'] }).check()
    await dialog.locator('button[type=submit]').click()
    const key = await secret.inputValue()
    await press(dialog, words.made.done)
    await press(unsaved, words.made.unsaved.discard)
    const row = page.getByRole('listitem').filter({ hasText: receiver.url })
    await row.getByText(words.log.show).click()
    await press(row, words.more(new URL(receiver.url).host))
    await page.getByRole('menuitem', { name: words.test }).click()
    await expect(row.getByText(words.log.states.sent)).toBeVisible()
    const [message] = receiver.received
    const headers = Object.fromEntries(
      Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    )
    expect(new Webhook(key).verify(message?.body ?? '', headers)).toMatchObject({ type: 'webhooks.test' })
  })
  receiver.close()
  await installation.stop()
})

test('a token is made, used by a program, revoked and dead', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { url } = installation
  const { page } = await person(browser, installation, language)
  await signIn(page, language, 'owner@demo.staffel.test', `${url}/organization/api`)
  const dialog = dialogIn(page)
  const name = 'Lohnprogramm'

  await press(page.getByRole('main'), texts.add)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('[name=name][aria-invalid=true]')).toBeFocused()
  await dialog.locator('[name=name]').fill(name)
  await dialog.getByRole('checkbox', { name: texts.scopeNames.page_organization }).check()
  await dialog.locator('button[type=submit]').click()
  const secret = await dialog.locator('[name=secret]').inputValue()
  expect(secret).toMatch(/^stf_[\w-]{43}$/)
  await press(dialog, texts.made.done)
  await press(page.getByRole('alertdialog'), texts.made.unsaved.discard)

  const program = async (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    })
  const shift = { name: 'Mittag (Lohnprogramm)', startTime: '11:00', endTime: '15:00', color: 'teal' }
  const made = await program('/shifts', { method: 'POST', body: JSON.stringify(shift) })
  expect(made.status).toBe(201)
  expect((await program('/team')).status).toBe(403)

  const row = page.getByRole('listitem').filter({ hasText: name })
  await page.reload()
  await expect(row).toContainText(texts.scopeCount(1))
  await expect(row).not.toContainText(texts.unused)
  await press(row, texts.revokeNamed(name))
  await press(page.getByRole('alertdialog'), texts.removeConfirm)
  // the button says the same word in German
  await expect(row.getByRole('button', { name: texts.revokeNamed(name) })).toHaveCount(0)
  await expect(row).toContainText(texts.states.revoked)
  const dead = await program('/shifts')
  expect(dead.status).toBe(401)

  await visit(page, '/organization/audit')
  const entry = page.getByRole('listitem').filter({ hasText: auditLog.kinds['shifts.changed'] })
  await entry.getByText(auditLog.columns.change).click()
  await expect(entry).toContainText(name)
  // in words: neither fields nor values as a program writes them
  await expect(entry).not.toContainText(/[{}"]|startTime|isEnabled/)
  await installation.stop()
})

test('a webhook is made, receives, fails and is sent again', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true, env: { WEBHOOK_PRIVATE: '1' } })
  const receiver = await openReceiver()
  try {
    const { page } = await person(browser, installation, language)
    await signIn(page, language, 'owner@demo.staffel.test', `${installation.url}/organization/api`)
    const dialog = dialogIn(page)
    await press(page, words.add)
    await dialog.locator('[name=url]').fill('ftp://nowhere.example')
    await dialog.getByRole('checkbox', { name: auditLog.kinds['team.locked'] }).check()
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('[name=url][aria-invalid=true]')).toBeFocused()
    await dialog.locator('[name=url]').fill(receiver.url)
    await dialog.locator('button[type=submit]').click()
    const secret = await dialog.locator('[name=secret][readonly]').inputValue()
    await press(dialog, words.made.done)
    await press(page.getByRole('alertdialog'), words.made.unsaved.discard)

    const row = page.getByRole('listitem').filter({ hasText: receiver.url })
    const choose = async (label: string) => {
      await press(row, words.more(new URL(receiver.url).host))
      await page.getByRole('menuitem', { name: label }).click()
    }
    await row.getByText(words.log.show).click()
    await choose(words.test)
    await expect(row.getByText(words.log.states.sent)).toBeVisible()
    const [told] = receiver.received
    const headers = Object.fromEntries(
      Object.entries(told?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    )
    expect(new Webhook(secret).verify(told?.body ?? '', headers)).toMatchObject({ type: 'webhooks.test' })

    receiver.behave(answering(500))
    await press(row, new RegExp(`^${words.log.resend}`))
    await expect(row.getByText(/ · 500(?: ·|$)/)).toBeVisible()
    await expect(row.getByText(words.log.states.waiting)).toBeVisible()
    receiver.behave(answering(200))
    await expect(row.getByText(words.log.states.sent, { exact: true })).toBeVisible()
    expect(new Set(receiver.received.map(one => one.headers['webhook-id'])).size).toBe(1)

    await choose(words.off)
    await expect(row.getByText(words.states.paused, { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: new RegExp(`^${words.log.resend}`) })).toBeHidden()
  } finally {
    receiver.close()
    await installation.stop()
  }
})
