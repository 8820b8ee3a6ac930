import { expect, type Page } from '@playwright/test'
import { catalogues, choose, dialogIn, press, signInGerman, toastIn } from './people.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { scoreboard, availabilitySettings: settings, permissionPage, permissions, todos } = catalogues.de
let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())
const demo = () => installation.url
let made = 0
/** A text that no earlier test has used. */
const unique = (text: string) => `${text} ${++made}`

const enter = (page: Page, path: string) => signInGerman(page, 'owner@demo.staffel.test', `${demo()}${path}`)

/** Somebody else of the same agency, who calls the server at once. */
async function another(page: Page) {
  const context = await page.context().browser()?.newContext({ baseURL: demo() })
  if (!context) throw new Error('no browser')
  const headers = { origin: demo() }
  await context.request.post('/api/v1/session', { data: { email: 'admin@demo.staffel.test', password }, headers })
  const call = async (method: string, path: string, data?: unknown) => {
    const answer = await context.request.fetch(`/api/v1${path}`, { method, data, headers })
    await expect(answer).toBeOK()
    return answer.json()
  }
  return {
    post: (path: string, data: unknown) => call('POST', path, data),
    get: (path: string) => call('GET', path),
    put: (path: string, data: unknown) => call('PUT', path, data),
    patch: (path: string, data: unknown) => call('PATCH', path, data),
    remove: (path: string) => call('DELETE', path),
    leave: () => context.close(),
  }
}

test('what is typed into the rewards outlives what another saves, and the other’s is shown before it is replaced', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, '/scoreboard')
  const { rewards: texts } = scoreboard
  await press(page, texts.open)
  const first = dialogIn(page).getByRole('region', { name: texts.place(1), exact: true })
  await first.locator('[name$=".title"]').fill('Mein Titel')
  await first.locator('[name$=cash_amount]').fill('77')
  const jonas = await another(page)
  const { periods } = await jonas.get('/scoreboard/rewards')
  const [month, next] = periods
  const theirs = month.rewards.with(0, {
    ...month.rewards[0],
    title: 'Sein Titel',
    description: unique('Von Jonas'),
  })
  const reread = page.waitForResponse(/rpc\/scoreboard\/rewards/)
  await jonas.put('/scoreboard/rewards', { periods: [{ ...month, rewards: theirs }, next] })
  await reread
  await expect(first.locator('[name$=".title"]')).toHaveValue('Mein Titel')

  await press(dialogIn(page), texts.save)
  await expect(dialogIn(page)).toContainText('Sein Titel')
  await expect(first.locator('[name$=".title"]')).toHaveValue('Mein Titel')
  await expect(first.locator('[name$=cash_amount]')).toHaveValue('77')
  await expect(first.locator('[name$=".description"]')).toHaveValue(theirs[0].description)
  expect((await jonas.get('/scoreboard/rewards')).periods[0].rewards[0].title).toBe('Sein Titel')

  await press(dialogIn(page), texts.save)
  await expect(dialogIn(page)).toBeHidden()
  expect((await jonas.get('/scoreboard/rewards')).periods[0].rewards[0]).toMatchObject({
    title: 'Mein Titel',
    cash_amount: 77,
    description: theirs[0].description,
  })
  await jonas.leave()
})

test('two who change permissions of one role keep both, and the second reads what the first has done', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, '/permissions')
  const { names, ...texts } = permissionPage
  const role = permissions.roles.chatter
  await choose(page.getByText(texts.detail))
  const box = (permission: keyof typeof names) =>
    page.getByRole('checkbox', { name: texts.grant(names[permission], role) })
  await box('reports_view').check()
  const jonas = await another(page)
  const stored = async () => (await jonas.get('/permissions')).find((one: { role: string }) => one.role === 'chatter')
  const seen = await stored()
  await jonas.patch('/permissions', { templates: [{ ...seen, permissions: [...seen.permissions, 'page_creator'] }] })

  await press(page, texts.save)
  await expect(page.getByText(texts.newer)).toBeVisible()
  await expect(page.getByText(texts.granted(names.page_creator, role))).toBeVisible()
  await expect(box('page_creator')).toBeChecked()
  await expect(box('reports_view')).toBeChecked()
  await press(page, texts.save)
  await expect(toastIn(page, texts.saved)).toBeVisible()
  await expect(page.getByText(texts.newer)).toBeHidden()
  expect((await stored()).permissions).toEqual(expect.arrayContaining(['page_creator', 'reports_view']))
  const { version } = await stored()
  await jonas.patch('/permissions', { templates: [{ ...seen, version }] })
  await jonas.leave()
})

test('the text of the info box is not replaced unseen', { tag: '@all' }, async ({ page }) => {
  await enter(page, '/availability')
  await press(page, settings.title)
  const text = dialogIn(page).locator('textarea')
  await text.fill('Mein Text')
  const jonas = await another(page)
  const before = (await jonas.get('/organization-settings/info-box')).vacationRequestLimitText
  await jonas.patch('/organization-settings/info-box', {
    base: { vacationRequestLimitText: before },
    change: { vacationRequestLimitText: 'Sein Text' },
  })
  await press(dialogIn(page), settings.save)
  await expect(dialogIn(page)).toContainText('Sein Text')
  await expect(text).toHaveValue('Mein Text')
  await press(dialogIn(page), settings.save)
  await expect(dialogIn(page)).toBeHidden()
  expect((await jonas.get('/organization-settings/info-box')).vacationRequestLimitText).toBe('Mein Text')
  await jonas.leave()
})

test('a contact that another has changed is not replaced unseen', { tag: '@all' }, async ({ page }) => {
  const { contactsPage: texts } = catalogues.de
  await enter(page, '/organization/settings/contacts')
  await press(page, texts.edit('Jonas Reuter'))
  await page.locator('main [name=role]').fill('Meine Rolle')
  // the same owner on another device
  const second = await page.context().newPage()
  await second.goto(`${demo()}/organization/settings/contacts`)
  await press(second, texts.edit('Jonas Reuter'))
  await second.locator('main [name=role]').fill('Andere Rolle')
  const reread = page.waitForResponse(/rpc\/contacts\/all/)
  await press(second, texts.save)
  await expect(second.locator('main [name=role]')).toHaveCount(0)
  await reread
  await press(page, texts.save)
  await expect(page.locator('main form')).toContainText('Andere Rolle')
  await expect(page.locator('main [name=role]')).toHaveValue('Meine Rolle')
  await press(page, texts.save)
  await expect(page.getByText('Meine Rolle')).toBeVisible()
})

test('a todo that another has changed shows what they changed, and keeps what they alone have', {
  tag: '@all',
}, async ({ page }) => {
  const jonas = await another(page)
  const text = unique('Skript lesen')
  const { id, version, ...todo } = await jonas.post('/todos', { text, category: 'work', assignedTo: await ownId(page) })
  await press(page, todos.edit(text))
  const title = dialogIn(page).locator('[name=text]')
  await title.fill('Mein Titel')
  await jonas.put(`/todos/${id}`, {
    ...fieldsOf(todo),
    version,
    text: 'Sein Titel',
    notes: 'Bis Seite 3',
    priority: 'high',
  })
  const save = dialogIn(page).getByRole('button', { name: todos.dialog.save, exact: true })
  await save.click()
  await expect(dialogIn(page)).toContainText('Sein Titel')
  await expect(title).toHaveValue('Mein Titel')
  await expect(dialogIn(page).locator('[name=notes]')).toHaveValue('Bis Seite 3')
  await save.click()
  await expect(dialogIn(page)).toBeHidden()
  expect(await jonas.get(`/todos/${id}`)).toMatchObject({ text: 'Mein Titel', notes: 'Bis Seite 3', priority: 'high' })
  await jonas.leave()
})

test('what is completed together leaves out what was deleted meanwhile, by oneself or by another', {
  tag: '@all',
}, async ({ page }) => {
  const { management } = todos
  const jonas = await another(page)
  const words = ['Lampe', 'Kabel', 'Stativ'].map(unique)
  await enter(page, '/todo-management')
  const ids: string[] = []
  for (const text of words) ids.push((await jonas.post('/todos', { text, category: 'work' })).id)
  for (const text of words) await page.getByRole('checkbox', { name: management.select(text) }).check()
  await expect(page.getByText(management.selected(3), { exact: true })).toBeVisible()
  await press(page, todos.dialog.removeTitle(words[0] ?? ''))
  await press(page, todos.dialog.remove)
  await expect(page.getByText(management.selected(2), { exact: true })).toBeVisible()
  await jonas.remove(`/todos/${ids[1]}`)
  await expect(page.getByText(management.selected(1), { exact: true })).toBeVisible()
  await press(page, management.completeAll)
  await expect(page.getByText(management.changed(1))).toBeVisible()
  expect(await jonas.get(`/todos/${ids[2]}`)).toMatchObject({ isCompleted: true })
  await jonas.leave()
})

const fieldsOf = ({ category, dueDay, dueTime }: Record<string, unknown>) => ({ category, dueDay, dueTime })

/** Of whoever has entered the dashboard. */
async function ownId(page: Page): Promise<string> {
  await enter(page, '/dashboard')
  const session = await (await page.request.get(`${demo()}/api/v1/session`)).json()
  return String(session.member.profileId)
}

test('a creator that another has changed shows what they changed, and keeps what they alone have', {
  tag: '@all',
}, async ({ page }) => {
  const { creators } = catalogues.de
  const jonas = await another(page)
  const name = unique('Runa')
  const { id, version, ...rest } = await jonas.post('/creators', { name, description: 'Vorher' })
  await enter(page, '/creator')
  await press(page, creators.edit(name))
  const description = dialogIn(page).locator('[name=description]')
  await description.fill('Meine Beschreibung')
  await jonas.put(`/creators/${id}`, { ...rest, version, importance: 5, description: 'Seine Beschreibung' })
  const save = dialogIn(page).getByRole('button', { name: creators.save, exact: true })
  await save.click()
  await expect(dialogIn(page)).toContainText('Seine Beschreibung')
  await expect(description).toHaveValue('Meine Beschreibung')
  await save.click()
  await expect(dialogIn(page)).toBeHidden()
  const stored = (await jonas.get('/creators')).find((creator: { id: string }) => creator.id === id)
  expect(stored).toMatchObject({ description: 'Meine Beschreibung', importance: 5 })
  await jonas.leave()
})

test('a group that another has changed shows what they changed, and keeps what they alone have', {
  tag: '@all',
}, async ({ page }) => {
  const { creatorGroups: texts } = catalogues.de
  const jonas = await another(page)
  await enter(page, '/creator-groups')
  const [group] = await jonas.get('/creator-groups')
  await press(page, texts.edit(group.name))
  const name = dialogIn(page).locator('[name=name]')
  await name.fill('Mein Name')
  const { combinations, ...stored } = group
  const creatorLinkIds = combinations.map((combination: { id: string }) => combination.id)
  const his = {
    ...fieldsOfGroup(stored),
    creatorLinkIds,
    version: group.version,
    name: 'Sein Name',
    description: 'neu',
  }
  await jonas.put(`/creator-groups/${group.id}`, his)
  const save = dialogIn(page).getByRole('button', { name: texts.update, exact: true })
  await save.click()
  await expect(dialogIn(page)).toContainText('Sein Name')
  await expect(name).toHaveValue('Mein Name')
  await expect(dialogIn(page).locator('[name=description]')).toHaveValue('neu')
  await save.click()
  await expect(dialogIn(page)).toBeHidden()
  const { version } = await jonas.get(`/creator-groups/${group.id}`)
  expect(await jonas.get(`/creator-groups/${group.id}`)).toMatchObject({ name: 'Mein Name', description: 'neu' })
  await jonas.put(`/creator-groups/${group.id}`, { ...fieldsOfGroup(stored), creatorLinkIds, version })
  await jonas.leave()
})

test('a standard shift that another has changed shows what they changed, and keeps what they alone have', {
  tag: '@all',
}, async ({ page }) => {
  const { shifts: texts } = catalogues.de
  const jonas = await another(page)
  const name = unique('Brücke')
  const hours = { startTime: '09:00', endTime: '10:00', belongsToPreviousDay: false }
  const shift = await jonas.post('/shifts', { ...hours, name, color: 'teal', isEnabled: false })
  await enter(page, '/organization/settings/shifts')
  await press(page, texts.more(name))
  await page.getByRole('menuitem', { name: texts.edit }).click()
  const typed = dialogIn(page).locator('[name=name]')
  await typed.fill(`${name} hier`)
  await jonas.put(`/shifts/${shift.id}`, { ...shift, name: `${name} dort`, endTime: '11:00' })
  const save = dialogIn(page).getByRole('button', { name: texts.save, exact: true })
  await save.click()
  await expect(dialogIn(page)).toContainText(`${name} dort`)
  await expect(typed).toHaveValue(`${name} hier`)
  await save.click()
  await expect(dialogIn(page)).toBeHidden()
  const stored = (await jonas.get('/shifts')).find(({ id }: { id: string }) => id === shift.id)
  expect(stored).toMatchObject({ name: `${name} hier`, endTime: '11:00' })
  await page.request.delete(`${demo()}/api/v1/shifts/${shift.id}`, { headers: { origin: demo() } })
  await jonas.leave()
})

const fieldsOfGroup = ({
  createdBy: _by,
  createdAt: _at,
  updatedAt: _when,
  id: _id,
  version: _version,
  ...fields
}: Record<string, unknown>) => fields
