import { expect } from '@playwright/test'
import { defaultNames } from '#features/agency/shifts/names.ts'
import { addDays } from '#kit/day.ts'
import { longDay } from '#platform/web/day-names.ts'
import { openFront } from './front.ts'
import { installed, kept, onDatabase, standing } from './kept.ts'
import { atRest, catalogues, disconnect, fieldIn, person, press, signIn, today } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, allSeatsOn, dayOf, groupName, publishEarly, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const phone = { width: 390, height: 844 }
const anna = 'chatter@demo.staffel.test'

test('a plan that was opened before is shown without a connection, with the time of its data', { tag: '@all' }, async ({
  browser,
}) => {
  const { shell } = catalogues.de
  const week = inWeeks(2)
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  const { page } = await person(browser, installation, 'de', phone)
  const [board, group] = [`/schichtplan?week=${week}`, `/schichtplan/${groupId}?week=${week}`]
  await signIn(page, 'de', 'owner@demo.staffel.test', board)
  await installed(page)
  const seats = allSeatsOn(page, 'de')
  const open = seatsOn(page, 'de')('early', dayOf(week, 0), { group: groupName })
  await expect(open).toBeVisible()
  await expect.poll(() => kept(page)).toContain('agencyWeek')
  await atRest(page)
  // how many could fill a gap is counted by the server
  const who = async () => (await seats.allInnerTexts()).map(text => text.split('\n')[0])
  const names = await who()
  await page.goto(group)
  await expect(page.getByRole('heading', { level: 1, name: groupName })).toBeVisible()
  await expect.poll(() => kept(page)).toContain('maxWeekHours')
  await expect.poll(() => kept(page)).toContain('"schedule","plan"')

  await disconnect(page)
  for (const to of [group, board]) {
    await page.goto(to)
    await expect(standing(page, 'de')).toHaveCount(1)
  }
  await expect.poll(who).toEqual(names)
  await open.tap()
  // only the server knows the candidates
  await expect(page.getByRole('dialog').getByText(shell.ui.away)).toBeVisible()
  await installation.stop()
})

test('a page that this device never loaded leads back; after signing out no data is left on the device', {
  tag: '@all',
}, async ({ browser }) => {
  const { app: texts, nav, ownShifts, shell, todos } = catalogues.de
  const todo = 'Fotos sortieren'
  // a device keeps the shifts of two weeks
  const date = addDays(today(), 7)
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  const { page: planner } = await person(browser, installation, 'de')
  await signIn(planner, 'de', 'lead@demo.staffel.test', '/dashboard')
  await publishEarly(planner, groupId, date, 'Mateo Rojas')
  const { page, context } = await person(browser, installation, 'de')
  // of the newcomers, who have no shift yet
  await signIn(page, 'de', 'chatter41@demo.staffel.test', '/dashboard')
  await installed(page)
  const { confirmShift } = ownShifts.next
  const confirm = page.getByRole('button', { name: confirmShift(defaultNames.early.de, longDay(date, 'de')) })
  await expect(confirm).toBeVisible()
  await press(page, todos.add)
  const dialog = page.getByRole('dialog', { name: todos.dialog.newTitle })
  await fieldIn(dialog, todos.dialog.text).fill(todo)
  await press(dialog, todos.dialog.save)
  for (const text of ['Jonas Reuter', groupName, todo]) await expect.poll(() => kept(page)).toContain(text)

  await disconnect(page)
  await page.goto('/handovers')
  await expect(page.getByRole('heading', { level: 1, name: shell.away.title })).toBeVisible()
  await page.getByRole('link', { name: shell.away.back }).click()
  for (const text of ['Jonas Reuter', todo]) await expect(page.getByText(text, { exact: true })).toBeVisible()

  await test.step('signing out without a connection removes the data at once', async () => {
    // a page without a connection may wait for it all the time
    await confirm.click()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
    await page.getByRole('button', { name: nav.signOut, exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(shell.leaving.text(1))
    await question.getByRole('button', { name: shell.leaving.leave, exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(shell.away.entry)).toBeVisible()
    await expect.poll(() => kept(page)).toBe('[]')
    await page.goto('/dashboard')
    await expect(page.getByText(shell.away.entry)).toBeVisible()
    await expect(page.getByText('Jonas Reuter')).toHaveCount(0)
    const urls = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async one => (await caches.open(one)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(urls.length).toBeGreaterThan(50)
    expect(urls.filter(url => url.startsWith('/api'))).toEqual([])
  })

  await test.step('the server ends the session as soon as it is reached', async () => {
    await context.setOffline(false)
    await expect(fieldIn(page, catalogues.de.signIn.fields.email)).toBeVisible()
    const session = async () => (await page.request.get('/api/v1/session')).json()
    await expect.poll(session).toBeNull()
  })
  await installation.stop()
})

test('a session that was ended elsewhere leaves no data on the device', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, 'de')
  await signIn(page, 'de', anna, '/dashboard')
  await expect.poll(() => kept(page)).toContain('Jonas Reuter')
  await onDatabase(installation.databaseUrl, 'delete from sessions')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => kept(page)).toBe('[]')
  await installation.stop()
})

test('a newer version is offered and never loaded without a click', {
  tag: '@all',
}, async ({ browser }) => {
  const { app: texts, preferences, shell } = catalogues.de
  const front = await openFront()
  const installation = await startStaffel({ isDemo: true })
  front.standBefore(installation.url)
  const { page } = await person(browser, { ...installation, url: front.url }, 'de')
  await signIn(page, 'de', anna, `${front.url}/availability`)
  await installed(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  const asItWas = page.locator('html[data-before]')

  front.renew()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText(texts.newer.text)).toBeVisible()
  await expect(asItWas).toHaveCount(1)

  await test.step('a part of the old version that is missing on the server is reported', async () => {
    front.lose(true)
    await page.getByRole('link', { name: catalogues.de.nav.profile }).click()
    await expect(page.getByRole('heading', { level: 1, name: shell.old.title })).toBeVisible()
    await expect(asItWas, 'no page loads itself anew').toHaveCount(1)
    front.lose(false)
    await page.goBack()
    await expect(page.getByRole('button', { name: preferences.open })).toBeVisible()
  })

  await press(page, texts.newer.reload)
  await expect(asItWas).toHaveCount(0)
  await expect(page.getByRole('button', { name: preferences.open })).toBeVisible()
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /renewed-/)
  await installed(page)
  await expect(page.getByText(texts.newer.text)).toBeHidden()
  await installation.stop()
  await front.close()
})
