import { expect, type Locator, type Page } from '@playwright/test'
import { catalogues, choose, dialogIn, disconnect, press, signIn, signInGerman, toastIn } from './people.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const {
  signIn: accounts,
  appearance,
  barred,
  contactsPage,
  creatorGroups,
  invitations,
  notifications,
  shell,
  todos,
} = catalogues.de
let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())
const demo = () => installation.url
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
  await expect(answer).toBeOK()
  return answer.json()
}

async function idOf(page: Page, email: string): Promise<string> {
  const members = await call(page, 'GET', '/team')
  const found = Array.isArray(members) && members.find(member => member.email === email)
  return String(found.id)
}

test('all open todos can be reached from the widget', { tag: '@all' }, async ({ page }) => {
  await signInGerman(page, 'chatter@demo.staffel.test', atDashboard())
  for (let number = 1; number <= 12; number += 1) await call(page, 'POST', '/todos', { text: `Wäsche ${number}` })
  await page.reload()
  const first = page.getByRole('checkbox', { name: todos.complete('Wäsche 1'), exact: true })
  await expect(page.getByRole('checkbox', { name: todos.complete('Wäsche 12') })).toBeVisible()
  await expect(first).toBeHidden()
  await press(page, todos.all)
  await first.scrollIntoViewIfNeeded()
  await first.click()
  await expect(first).toBeHidden()
})

test('a session that was ended says so at the sign-in, and leads back', { tag: '@all' }, async ({ browser, page }) => {
  const there = `${demo()}/availability`
  await signInGerman(page, 'admin@demo.staffel.test', there)
  const notice = page.getByText(accounts.login.ended)
  const elsewhere = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await signInGerman(elsewhere, 'admin@demo.staffel.test', atDashboard())
  await call(elsewhere, 'DELETE', '/me/sessions')
  await expect(notice).toBeVisible()
  await page.locator('[name=email]').fill('admin@demo.staffel.test')
  await page.locator('[name=password]').fill(password)
  await press(page, accounts.login.submit)
  await expect(page).toHaveURL(there)
  // with the page closed meanwhile as well
  await page.goto('about:blank')
  await call(elsewhere, 'DELETE', '/me/sessions')
  await page.goto(there)
  await expect(notice).toBeVisible()
  // who signs out needs no reason
  await press(elsewhere, catalogues.de.nav.signOut)
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(elsewhere.getByText(accounts.login.ended)).toBeHidden()
})

test('unlocking reaches the screen of the locked at once', { tag: '@all' }, async ({ browser, page }) => {
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

test('what saves at once goes back when it could not be saved', { tag: '@all' }, async ({ page }) => {
  await signInGerman(page, 'lead@demo.staffel.test', `${demo()}/settings/language`)
  const [german, english] = [shell.language.de, shell.language.en].map(name => page.getByRole('radio', { name })) as [
    Locator,
    Locator,
  ]
  await page.route(/\/api\/rpc\/(people\/setLanguage|notifications)/, route => route.abort())
  await english.click()
  await expect(toastIn(page, appearance.saveFailed)).toBeVisible()
  await expect(german).toBeChecked()
  await page.unrouteAll()
  await page.goto(`${demo()}/settings/notifications`)
  await choose(page.getByText(notifications.own.detail))
  // by its name: which one is the first depends on what has come already
  const first = page.getByRole('main').getByRole('switch', {
    name: new RegExp(`^${notifications.kinds.shift_assigned}.* ${notifications.channels.in_app}$`),
  })
  await expect(first).toBeEnabled()
  const isOn = await first.isChecked()
  await page.route(/\/api\/rpc\/notifications/, route => route.abort())
  await first.click()
  await expect(toastIn(page, notifications.own.saveFailed)).toBeVisible()
  await expect(first).toBeChecked({ checked: isOn })
})

test('what fails is told with its own words', { tag: '@all' }, async ({ page }) => {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/team`)
  await page.route(/\/api\/rpc\/(invitations\/send|contacts\/(create|all))/, route => route.abort())
  await press(page, catalogues.de.team.invite)
  await dialogIn(page).locator('[name=email]').fill('neu@example.com')
  await dialogIn(page).locator('button[type=submit]').click()
  await expect(toastIn(page, invitations.dialog.failed)).toBeVisible()
  await page.goto(`${demo()}/organization/settings/contacts`)
  await expect(page.getByText(contactsPage.loadFailed)).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await page.route(/\/api\/rpc\/contacts\/create/, route => route.abort())
  await press(page, contactsPage.add)
  for (const [name, value] of Object.entries({ name: 'Uwe', role: 'IT', email: 'uwe@example.com' }))
    await page.locator(`[name=${name}]`).fill(value)
  await press(page, contactsPage.save)
  await expect(toastIn(page, contactsPage.saveFailed)).toBeVisible()
})

test('a creator of whom no account can be offered is named in the editor of a group', { tag: '@all' }, async ({
  page,
}) => {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/creator-groups`)
  const name = 'Ohne Konten'
  await call(page, 'POST', '/creators', { name })
  await press(page, creatorGroups.add)
  // beside those that other journeys left in this agency
  const [before = '', after = ''] = creatorGroups.noPlatforms(['|']).split('|')
  await expect(dialogIn(page).getByText(before).filter({ hasText: after })).toContainText(name)
})

test('a narrow window has the sidebar only in its menu, and beside the page again when it is wide', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGerman(page, 'owner@demo.staffel.test', atDashboard())
  // hidden elements count as well
  const sidebar = page.getByRole('navigation', { name: catalogues.de.nav.label, includeHidden: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sidebar).toHaveCount(0)
  await press(page, catalogues.de.nav.open)
  await expect(sidebar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sidebar).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(sidebar).toBeVisible()
})

test('without a connection the sidebar is whole', { tag: '@all' }, async ({ page, context }) => {
  for (const language of ['de', 'en'] as const) {
    await page.goto(atDashboard())
    if (language === 'de') await signInGerman(page, 'admin@demo.staffel.test', atDashboard())
    else await call(page, 'PUT', '/me/language', { language })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await disconnect(page)
    await expect(page.getByText(catalogues[language].shell.offline)).toBeVisible()
    await expect(page.getByRole('button', { name: catalogues[language].nav.signOut })).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await expect(page.getByText(catalogues[language].shell.offline)).toBeHidden()
  }
})

test('whoever opens a page that is not permitted reads which permission is missing', { tag: '@all' }, async ({
  page,
}) => {
  const { denied } = catalogues.de.permissions
  const { names } = catalogues.de.permissionPage
  await signInGerman(page, 'chatter@demo.staffel.test', `${demo()}/creator`)
  await expect(page.getByRole('heading', { level: 1, name: denied.title, exact: true })).toBeVisible()
  for (const text of [denied.text, denied.missing(names.page_creator), denied.ask])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
})

test('the plan of a group that there is not says so, whatever stands in its place in the address', {
  tag: '@all',
}, async ({ page }) => {
  const { refusals } = catalogues.de.planBoard
  await signInGerman(page, 'lead@demo.staffel.test', `${demo()}/schichtplan`)
  for (const place of ['aaaaaaaaaaaa', 'somewhere']) {
    await page.goto(`${demo()}/schichtplan/${place}`)
    await expect(page.getByText(refusals.groupNotFound)).toBeVisible()
  }
})

test('a page that keeps breaking names support after more than two repeats, however often it is drawn', {
  tag: '@all',
}, async ({ page }) => {
  const { error: texts } = catalogues.de.shell
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/settings/language`)
  await page.route('**/api/rpc/team/list', route => route.fulfill({ json: { json: [{ id: 1 }] } }))
  await page.goto(`${demo()}/team`)
  const broken = page.getByRole('alert').filter({ hasText: texts.page })
  const number = broken.getByText(new RegExp(`^${texts.id('')}`))
  await expect(broken).toContainText(texts.oops)
  for (const said of [texts.text, texts.text, texts.support]) {
    const before = await number.innerText()
    await press(broken, texts.retry)
    await expect(number).not.toHaveText(before)
    await expect(broken).toContainText(texts.again)
    await expect(broken).toContainText(said)
  }
})
