import { type Browser, expect, type Page } from '@playwright/test'
import { codeOf } from '#test/authenticator.ts'
import { expectAccessible } from './axe.ts'
import { atRest, catalogues, dialogIn, type Language, person, press, signIn, withoutSharedWorkers } from './people.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const [anna, ben] = ['chatter@demo.staffel.test', 'chatter02@demo.staffel.test'] as const
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const typed = 'Lunas Fragen beantworten'

let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())

/** Ends the member's other sessions, from another browser. */
async function endSessions(browser: Browser, email: string, code?: string): Promise<void> {
  const { page, context } = await person(browser, installation, 'de')
  const headers = { origin: installation.url }
  await page.request.post('/api/v1/session', { data: { email, password }, headers })
  if (code !== undefined)
    await page.request.post('/api/rpc/signIn/signInWithCode', { data: { json: { code } }, headers })
  await expect(await page.request.delete('/api/v1/me/sessions', { headers })).toBeOK()
  await context.close()
}

/** Adds an authenticator app, whose codes work once. @returns recovery codes */
async function addSecondFactor(page: Page): Promise<string[]> {
  const call = (name: string, json: unknown) =>
    page.request.post(`/api/rpc/ownAccount/${name}`, { data: { json }, headers: { origin: installation.url } })
  // the factor ends the session under which the page still reads
  await atRest(page)
  const { json } = await (await call('startTotp', { password })).json()
  await expect(await call('confirmTotp', { code: await codeOf(json.uri) })).toBeOK()
  return json.recoveryCodes
}

const textsOf = (language: Language) => {
  const { entry, signIn: accounts, todos } = catalogues[language]
  return { ...entry.signInAgain, accounts, todos }
}

async function writeTodo(page: Page, language: Language): Promise<void> {
  const { todos } = textsOf(language)
  await press(page, todos.add)
  await dialogIn(page).getByRole('textbox', { name: todos.dialog.text }).fill(typed)
}

const signInDialog = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: textsOf(language).title, exact: true })

async function typePassword(page: Page, language: Language): Promise<void> {
  const { accounts } = textsOf(language)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
}

test('a member whose sessions were ended elsewhere signs in over the form and saves it', { tag: '@all' }, async ({
  browser,
}) => {
  const { todos } = textsOf('de')
  const { page } = await person(browser, installation, 'de', phone)
  await signIn(page, 'de', anna, '/dashboard')
  await writeTodo(page, 'de')
  await endSessions(browser, anna)
  await expect(signInDialog(page, 'de')).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue(anna)
  await expectAccessible(page)
  await typePassword(page, 'de')
  await expect(signInDialog(page, 'de')).toBeHidden()
  const form = page.getByRole('dialog', { name: todos.dialog.newTitle })
  await expect(form.getByRole('textbox', { name: todos.dialog.text })).toHaveValue(typed)
  await press(form, todos.dialog.save)
  await expect(form).toBeHidden()
  await expect(page.getByRole('checkbox', { name: todos.complete(typed) })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('a form that is saved after the session has ended is saved once the second factor was given', {
  tag: '@all',
}, async ({ browser }) => {
  const { accounts, todos } = textsOf('en')
  const { page } = await person(browser, installation, 'en', desktop)
  // no word of the end reaches the page before it saves
  await withoutSharedWorkers(page)
  await page.route('**/api/events*', route => route.abort())
  await signIn(page, 'en', ben, '/dashboard')
  const [first = '', second = ''] = await addSecondFactor(page)
  await page.reload()
  await writeTodo(page, 'en')
  await endSessions(browser, ben, first)
  await dialogIn(page).getByRole('button', { name: todos.dialog.save, exact: true }).click()
  await expect(signInDialog(page, 'en')).toBeVisible()
  await typePassword(page, 'en')
  const secondStep = page.getByRole('dialog', { name: accounts.secondStep.title, exact: true })
  await secondStep.locator('[name=code]').fill(second)
  await secondStep.getByRole('button', { name: accounts.secondStep.submit, exact: true }).click()
  await expect(dialogIn(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: todos.complete(typed) })).toBeVisible()
})

test('a form stays when its member signs out in another tab, and is saved after signing in', { tag: '@all' }, async ({
  browser,
}) => {
  const { todos } = textsOf('de')
  const { page, context } = await person(browser, installation, 'de', desktop)
  await signIn(page, 'de', 'chatter05@demo.staffel.test', '/dashboard')
  await writeTodo(page, 'de')
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await press(tab, catalogues.de.nav.signOut)
  await expect(tab).toHaveURL('/login')
  await expect(signInDialog(page, 'de')).toBeVisible()
  await typePassword(page, 'de')
  await dialogIn(page).getByRole('button', { name: todos.dialog.save, exact: true }).click()
  await expect(dialogIn(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: todos.complete(typed) })).toBeVisible()
})

test('a form goes when another member signs in in another tab', { tag: '@all' }, async ({ browser }) => {
  const { accounts, todos } = textsOf('de')
  const { page, context } = await person(browser, installation, 'de', desktop)
  await signIn(page, 'de', 'chatter06@demo.staffel.test', '/dashboard')
  await writeTodo(page, 'de')
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await press(tab, catalogues.de.nav.signOut)
  await expect(signInDialog(page, 'de')).toBeVisible()
  await tab.locator('[name=email]').fill('chatter07@demo.staffel.test')
  await tab.locator('[name=password]').fill(password)
  await press(tab, accounts.login.submit)
  await expect(tab).toHaveURL('/dashboard')
  await expect(signInDialog(page, 'de')).toHaveCount(0)
  await press(page, todos.add)
  await expect(dialogIn(page).getByRole('textbox', { name: todos.dialog.text })).toHaveValue('')
})

test('a draft is there again for the same member after the sign-in page, and for no other member', {
  tag: '@all',
}, async ({ browser }) => {
  const [carla, emil] = ['chatter03@demo.staffel.test', 'chatter04@demo.staffel.test']
  const { accounts, unsaved, todos } = textsOf('de')
  const { page } = await person(browser, installation, 'de', phone)
  const text = dialogIn(page).getByRole('textbox', { name: todos.dialog.text })
  const drafts = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  await signIn(page, 'de', carla, '/dashboard')
  await writeTodo(page, 'de')

  await test.step('the same member finds it after a reload and after the sign-in page', async () => {
    page.once('dialog', question => void question.accept())
    await page.reload()
    await press(page, todos.add)
    await expect(text).toHaveValue(typed)
    await endSessions(browser, carla)
    await expect(signInDialog(page, 'de')).toBeVisible()
    await page.goBack()
    await press(page.getByRole('alertdialog', { name: unsaved.title }), unsaved.discard)
    await expect(page.getByText(accounts.login.ended)).toBeVisible()
    await page.locator('[name=email]').fill(carla)
    await typePassword(page, 'de')
    await expect(page).toHaveURL('/dashboard')
    await press(page, todos.add)
    await expect(text).toHaveValue(typed)
  })

  await test.step('another member who signs in over the form gets a page of their own', async () => {
    await endSessions(browser, carla)
    await page.locator('[name=email]').fill(emil)
    await typePassword(page, 'de')
    await expect(dialogIn(page)).toHaveCount(0)
    await expect.poll(drafts).not.toContain(typed)
    await press(page, todos.add)
    await expect(text).toHaveValue('')
  })
})
