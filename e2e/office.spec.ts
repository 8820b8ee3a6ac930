import { expect } from '@playwright/test'
import { onDatabase } from './kept.ts'
import { todoTitle } from './notified.ts'
import {
  atRest,
  catalogues,
  choose,
  dialogIn,
  person,
  press,
  refusals,
  signIn,
  toastIn,
  visit,
  withoutSharedWorkers,
} from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const wide = { width: 1280, height: 800 }
/** A window on a small laptop, below the browser's own bars. */
const low = 660
const domain = 'demo.staffel.test'

/** Every headline that a dashboard can have, by what it takes. */
const widgetsFor = (language: 'de' | 'en') => {
  const { contacts, dashboard, ownShifts, todos, vacation } = catalogues[language]
  const own = [
    ownShifts.next.title,
    dashboard.payday.title,
    todos.title,
    contacts.title,
    vacation.blocks.title,
    vacation.mine.title,
    dashboard.community.title,
  ]
  return { chatter: own, manager: [...own, vacation.board.title] }
}

const language = 'de'
test('each role sees the widgets of its permissions, without scrolling the page', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { chatter, manager } = widgetsFor(language)
  const all = new Set(manager)
  for (const [who, expected] of [
    ['owner', manager],
    ['admin', manager],
    ['lead', manager],
    ['chatter', chatter],
  ] as const) {
    const { context, page } = await person(browser, installation, language, wide)
    await signIn(page, language, `${who}@${domain}`, '/dashboard')
    await page.goto('about:blank')
    // without a stream nothing is read a second time
    await withoutSharedWorkers(page)
    await page.route('**/api/events*', () => {})
    const requests: string[] = []
    page.on('request', request => {
      const path = new URL(request.url()).pathname
      if (path.startsWith('/api/rpc/')) requests.push(path.slice('/api/rpc/'.length))
    })
    // one answer for all widgets; beside it only who it is and how many notifications are unread
    // market, duty, payday, coverage and set-up are read when the rest is there
    // data for offline use follows
    const later =
      /^(?:(?:market|attendance|handover|pay)\/|(?:availability\/week|organizationOverview\/setUp|ownShifts\/week|scheduleOverview\/groups|shifts\/list)$)/
    const early = (paths: readonly string[]) => paths.filter(path => !later.test(path)).toSorted()
    const asked = ['dashboard/get', 'notifications/unread', 'signIn/session']
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 2, name: expected[0] ?? '', exact: true })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await atRest(page)
    expect(early(requests)).toEqual(asked)
    const shown = async () =>
      (await page.getByRole('heading', { level: 2 }).allTextContents()).filter(one => all.has(one))
    await expect.poll(async () => (await shown()).toSorted()).toEqual(expected.toSorted())
    for (const height of [wide.height, low]) {
      await page.setViewportSize({ ...wide, height })
      const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      await expect.poll(beyond, `at a height of ${height}`).toBeLessThanOrEqual(0)
    }
    await context.close()
  }
  await installation.stop()
})

test('what is given, done and told is seen on the other screen at once', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { todos, notifications, nav } = catalogues.de
  const lead = await person(browser, installation, 'de', wide)
  const chatter = await person(browser, installation, 'de', { width: 390, height: 844 })
  await signIn(lead.page, 'de', `lead@${domain}`, '/todo-management')
  await signIn(chatter.page, 'de', `chatter@${domain}`, '/dashboard')
  const fullName = 'Anna Brückner'

  // an empty form is refused at its field, then a todo goes to the chatter
  await press(lead.page, todos.management.add)
  const dialog = dialogIn(lead.page)
  await press(dialog, todos.dialog.save)
  await expect(dialog.getByText(refusals.de.todos.titleRequired)).toBeVisible()
  await expect(dialog.locator('[name=text]')).toBeFocused()
  await dialog.locator('[name=text]').fill('Kamera abholen')
  await dialog.getByRole('combobox', { name: todos.dialog.assignedTo }).fill(fullName)
  await lead.page.getByRole('option', { name: new RegExp(`^${fullName}`) }).click()
  await press(dialog, todos.dialog.save)
  await expect(dialog).toBeHidden()

  await expect(chatter.page.getByText('Kamera abholen')).toBeVisible()
  const bell = chatter.page
    .getByRole('navigation', { name: nav.bar })
    .getByRole('link', { name: new RegExp(nav.inbox) })
  await expect(bell).toHaveAccessibleName(new RegExp(nav.unread(1).slice(1)))
  await bell.click()
  const told = chatter.page.getByRole('listitem').filter({ hasText: todoTitle('Henrike Voss', 'de') })
  await expect(told.filter({ hasText: 'Kamera abholen' })).toBeVisible()
  await press(chatter.page, notifications.readAll)
  await expect(bell).toHaveAccessibleName(nav.inbox)

  // done on the phone, and seen on the manager's list of completed ones
  await visit(chatter.page, '/dashboard')
  await chatter.page.getByRole('checkbox', { name: todos.complete('Kamera abholen') }).click()
  await lead.page.getByRole('radio', { name: todos.management.statuses.completed }).click()
  await expect(lead.page.getByRole('row').filter({ hasText: 'Kamera abholen' })).toBeVisible()

  // what somebody had who is locked by now is found by their name
  const lock = `update profiles set role = 'locked', is_active = false where full_name = $1`
  await onDatabase(installation.databaseUrl, lock, [fullName])
  await lead.page.reload()
  await lead.page.getByRole('combobox', { name: todos.management.assignee }).fill(fullName)
  await lead.page.getByRole('option', { name: `${fullName} ${todos.management.locked}` }).click()
  await lead.page.getByRole('radio', { name: todos.management.statuses.completed }).click()
  await expect(lead.page.getByRole('row').filter({ hasText: 'Kamera abholen' })).toBeVisible()
  await installation.stop()
})

test('the owner renames the agency and grants a permission, and the chatter’s open page follows', async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { nav, organizationSettings, permissionPage, permissions } = catalogues.de
  const { page: owner } = await person(browser, installation, 'de', wide)
  const { page: chatter } = await person(browser, installation, 'de', wide)
  const creators = chatter.getByRole('navigation').getByRole('link', { name: nav.creators, exact: true })
  await signIn(chatter, 'de', `chatter@${domain}`, '/dashboard')
  await expect(chatter.getByRole('navigation').getByRole('link', { name: nav.shifts, exact: true })).toBeVisible()
  await expect(creators).toHaveCount(0)

  await test.step('the name of the agency is changed and stored', async () => {
    await signIn(owner, 'de', `owner@${domain}`, '/organization/settings/general')
    const name = owner.getByLabel(organizationSettings.general.name)
    const form = owner.locator('form', { has: name })
    await name.fill('Agentur Westwind')
    await press(form, organizationSettings.save)
    await expect(owner.getByText(organizationSettings.saved)).toBeVisible()
    await owner.reload()
    await expect(name).toHaveValue('Agentur Westwind')
  })

  await test.step('a permission of the chatters opens a page to them without a reload', async () => {
    await visit(owner, '/permissions')
    const { detail, grant, names, save, saved } = permissionPage
    await choose(owner.getByText(detail))
    await owner.getByRole('checkbox', { name: grant(names.page_creator, permissions.roles.chatter) }).check()
    await press(owner, save)
    await expect(toastIn(owner, saved)).toBeVisible()
    await chatter.getByRole('button', { name: nav.planning, exact: true }).click()
    await creators.click()
    await expect(chatter.getByRole('heading', { level: 1, name: catalogues.de.creators.title })).toBeVisible()
  })
  await installation.stop()
})

test('the organisation is set up, and two who change the same field are told', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { contacts, contactsPage, organizationSettings: texts, shell } = catalogues.de
  const owner = await person(browser, installation, 'de', wide)
  const admin = await person(browser, installation, 'de', wide)
  await signIn(owner.page, 'de', `owner@${domain}`, '/organization/settings/general')
  await signIn(admin.page, 'de', `admin@${domain}`, '/organization/settings/general')

  // different fields: both survive; the same: the second is told what stands there now, and keeps what was typed
  const name = (page: typeof owner.page) => page.getByLabel(texts.general.name)
  const save = (page: typeof owner.page) => press(page.locator('form', { has: name(page) }), texts.save)
  await name(admin.page).fill('Agentur Westwind')
  await name(owner.page).fill('Agentur Südwind')
  await save(owner.page)
  await expect(toastIn(owner.page, texts.saved)).toBeVisible()
  await save(admin.page)
  await expect(
    admin.page.getByText(refusals.de.organizationSettings.conflictText({ stored: 'Agentur Südwind' })),
  ).toBeVisible()
  await expect(name(admin.page)).toHaveValue('Agentur Westwind')

  // the contact persons: the owner's alone; keys reorder, a missing name is refused, deleting asks first
  await admin.page.goto('/organization/settings/contacts')
  await expect(admin.page.getByText(contactsPage.noPermission)).toBeVisible()
  const { page } = owner
  await visit(page, '/organization/settings/contacts')
  await press(page, contactsPage.add)
  await press(page, contactsPage.save)
  await expect(page.locator('[name=name]')).toHaveAccessibleDescription(refusals.de.contacts.required)
  await page.locator('[name=name]').fill('Vera Lang')
  await page.locator('[name=role]').fill('Buchhaltung')
  await page.locator('[name=email]').fill('vera@example.test')
  await press(page, contactsPage.save)
  await expect(toastIn(page, contactsPage.saved)).toBeVisible()
  const order = () => page.getByRole('list', { name: contacts.title }).getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: shell.ui.moveUp('Vera Lang') }).press('Alt+ArrowUp')
  await expect.poll(async () => (await order()).findIndex(text => text.includes('Vera Lang'))).toBe(1)
  await page.reload()
  await expect.poll(async () => (await order()).findIndex(text => text.includes('Vera Lang'))).toBe(1)
  await press(page, contactsPage.remove('Vera Lang'))
  await press(page.getByRole('alertdialog'), contactsPage.removeConfirm)
  await expect(toastIn(page, contactsPage.removed('Vera Lang'))).toBeVisible()
  await installation.stop()
})

test('Ctrl+K leads to pages, people, groups and weeks, and does what may be done', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { nav, palette, shell } = catalogues.en
  const { page } = await person(browser, installation, 'en', wide)
  await signIn(page, 'en', `lead@${domain}`, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const search = page.getByRole('combobox', { name: palette.label })
  const go = async (typed: string, found: string) => {
    await page.keyboard.press('Control+k')
    await search.fill(typed)
    await expect(page.getByRole('option').filter({ hasText: found })).not.toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(search).toBeHidden()
    await atRest(page)
  }
  await go('Overv', nav.scheduleOverview)
  await expect(page).toHaveURL(/\/schedule-overview/)
  await go('Luna Morgen', 'Luna Morgen')
  await expect(page).toHaveURL(/\/schichtplan\//)
  await go(palette.manageTodos, palette.manageTodos)
  await expect(page).toHaveURL(/\/todo-management/)
  await go(palette.dark, palette.dark)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await search.fill('zzzz')
  await expect(page.getByText(shell.ui.nothingFound)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await installation.stop()
})
