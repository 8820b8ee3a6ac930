import { expect, type Page } from '@playwright/test'
import { catalogues, signIn, signInGerman } from './people.ts'
import { password } from './staffel.ts'
import { test } from './test.ts'

const { accounts, barred, todos } = catalogues.de
const demo = () => process.env['E2E_DEMO_URL'] ?? ''
const atDashboard = () => `${demo()}/dashboard`

/** Somebody of the sample agency, by the server's own calls. */
async function call(
  page: Page,
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  path: string,
  data?: unknown,
): Promise<unknown> {
  const answer = await page.request.fetch(`${demo()}/api/v1${path}`, {
    method,
    headers: { origin: demo() },
    ...(data === undefined ? {} : { data }),
  })
  expect(answer.ok(), `${path} ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}

async function idOf(page: Page, email: string): Promise<string> {
  const members = await call(page, 'GET', '/team')
  const found = Array.isArray(members) && members.find(member => member.email === email)
  return String(found.id)
}

test('all open todos can be reached from the widget', async ({ page }) => {
  await page.goto(atDashboard())
  await signInGerman(page, 'chatter@demo.staffel.test', atDashboard())
  for (let number = 1; number <= 12; number += 1) await call(page, 'POST', '/todos', { text: `Wäsche ${number}` })
  await page.reload()
  const first = page.getByRole('checkbox', { name: todos.complete('Wäsche 1'), exact: true })
  await expect(page.getByRole('checkbox', { name: todos.complete('Wäsche 12') })).toBeVisible()
  await expect(first).toBeHidden()
  await page.getByRole('button', { name: todos.all }).click()
  await first.scrollIntoViewIfNeeded()
  await first.click()
  await expect(first).toBeHidden()
})

test('a session that was ended says so at the sign-in, and leads back', async ({ browser, page }) => {
  const there = `${demo()}/availability`
  await signInGerman(page, 'admin@demo.staffel.test', there)
  const notice = page.getByText(accounts.login.ended)
  const elsewhere = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await signInGerman(elsewhere, 'admin@demo.staffel.test', atDashboard())
  await call(elsewhere, 'DELETE', '/me/sessions')
  await expect(notice).toBeVisible()
  await page.locator('[name=email]').fill('admin@demo.staffel.test')
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
  await expect(page).toHaveURL(there)
  // with the page closed meanwhile as well
  await page.goto('about:blank')
  await call(elsewhere, 'DELETE', '/me/sessions')
  await page.goto(there)
  await expect(notice).toBeVisible()
  // who signs out needs no reason
  await elsewhere.getByRole('button', { name: catalogues.de.nav.signOut }).click()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(elsewhere.getByText(accounts.login.ended)).toBeHidden()
})

test('unlocking reaches the screen of the locked at once', async ({ browser, page }) => {
  await signInGerman(page, 'owner@demo.staffel.test', atDashboard())
  const locked = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await signIn(locked, 'de', 'locked@demo.staffel.test', atDashboard())
  await expect(locked.getByRole('heading', { name: barred.locked.title })).toBeVisible()
  const id = await idOf(page, 'locked@demo.staffel.test')
  await call(page, 'DELETE', `/team/${id}/lock`)
  await expect(locked.getByRole('heading', { name: barred.locked.title })).toBeHidden()
  await expect(locked).toHaveURL(atDashboard())
  await call(page, 'POST', `/team/${id}/lock`)
})
