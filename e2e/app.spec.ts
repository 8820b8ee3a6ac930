import { expect, type Page } from '@playwright/test'
import { addDays, todayIn } from '#kit/day.ts'
import { daysOfWeek, weekOf } from '#kit/week.ts'
import { openFront } from './front.ts'
import { installed, kept, onDatabase } from './kept.ts'
import { catalogues, dialogIn, type Language, person, refusals, signIn, zone } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const phone = { width: 390, height: 844 }
const anna = 'chatter@demo.staffel.test'
const postgres = () => process.env['E2E_POSTGRES_URL'] ?? ''

interface Shift {
  readonly assignmentId: string
  readonly status: string
}
const shiftsOf = async (page: Page): Promise<Shift[]> =>
  (await (await page.request.get('/api/v1/me/shifts')).json()).flatMap(({ shifts }: { shifts: Shift[] }) => shifts)

/** In the week that the availability opens with: the day after tomorrow, or its last. */
const week = weekOf(addDays(todayIn(zone, Temporal.Now.instant()), 1))
const marks = async (page: Page) => (await (await page.request.get(`/api/v1/availability/${week}`)).json()).entries

/** Cells that can be marked and say nothing yet. */
const openCells = (page: Page) => page.locator('[data-cell][data-status=none]:not([aria-disabled=true])')

const standing = (page: Page, language: Language) =>
  page.getByText(new RegExp(`^${catalogues[language].shell.ui.asOf('').trim()} \\d\\d:\\d\\d$`))

const language = 'de'
const { app: texts, availability, ownShifts, shell } = catalogues[language]
const { next } = ownShifts

test('in a tunnel: somebody reads, confirms, declines and marks, and it is sent once', async ({ browser }) => {
  test.slow()
  const name = 'tunnel'
  const installation = await startStaffel(postgres(), name, { isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/dashboard')
  await installed(page)
  await expect.poll(() => kept(page)).toContain('contacts')
  await expect.poll(() => kept(page)).toContain(week)
  const [first, second] = (await shiftsOf(page)).filter(({ status }) => status === 'assigned')
  const before = await marks(page)

  await context.setOffline(true)
  await page.reload()
  const confirm = page.getByRole('button', { name: next.confirm, exact: false }).filter({ hasText: next.confirm })
  await expect(confirm.first()).toBeVisible()
  const count = await confirm.count()
  await expect(standing(page, language)).toHaveCount(2)
  await expect(page.getByText('Jonas Reuter')).toBeVisible()

  await test.step('what is done waits, says so, and can be taken back', async () => {
    await confirm.first().tap()
    await expect(page.getByText(next.waits(next.confirms))).toBeVisible()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
    await page.getByRole('button', { name: next.takeBack, exact: true }).tap()
    await expect(page.getByText(texts.waiting(1))).toBeHidden()
    await expect(confirm).toHaveCount(count)
    await confirm.first().tap()
    await page.getByRole('button', { name: next.decline }).filter({ hasText: next.decline }).first().tap()
    await dialogIn(page).getByRole('button', { name: next.decline, exact: true }).tap()
    await expect(dialogIn(page)).toContainText(next.reasonMissing)
    await dialogIn(page).locator('[name=reason]').fill('Zahnarzt')
    await dialogIn(page).getByRole('button', { name: next.decline, exact: true }).tap()
    await expect(page.getByText(next.waits(next.declines))).toBeVisible()
  })

  await test.step('availability, on a page of its own, is marked from what was kept', async () => {
    await page.goto('/availability')
    await expect(standing(page, language)).toBeVisible()
    await openCells(page).last().tap()
    await expect(page.getByText(texts.waiting(3))).toBeVisible()
    await page.getByRole('button', { name: texts.show }).tap()
    await expect(dialogIn(page).getByRole('listitem')).toHaveCount(3)
    await expect(dialogIn(page)).toContainText(availability.status.available)
    await page.keyboard.press('Escape')
    // kept with the device, not with the page
    await page.reload()
    await expect(page.getByText(texts.waiting(3))).toBeVisible()
  })

  await test.step('what takes a connection is refused, and what was typed stays', async () => {
    await page.getByRole('button', { name: availability.copy.open }).tap()
    await page.getByRole('menuitem').first().tap()
    await expect(page.getByText(shell.unreached).first()).toBeVisible()
  })

  await context.setOffline(false)
  await expect(page.getByText(shell.offline)).toBeHidden()
  await expect(page.getByText(texts.waiting(3))).toBeHidden()
  await expect.poll(async () => (await marks(page)).length).toBe(before.length + 1)
  const after = await shiftsOf(page)
  expect(after.find(({ assignmentId }) => assignmentId === first?.assignmentId)?.status).toBe('confirmed')
  expect(after.find(({ assignmentId }) => assignmentId === second?.assignmentId)).toBeUndefined()
  await expect(page.getByText(texts.sending(1))).toBeHidden()
  const written = await onDatabase(
    postgres(),
    name,
    `select target, kind from audit_entries where target = any($1) and kind in ('schedule.confirmed', 'schedule.declined')`,
    [[first?.assignmentId, second?.assignmentId]],
  )
  expect(written.map(({ kind }) => kind)).toHaveLength(2)
  expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['schedule.confirmed', 'schedule.declined']))
  await installation.stop()
})

test('what does not hold any more is said, and nothing is overwritten', async ({ browser }) => {
  test.slow()
  const name = 'meeting'
  const installation = await startStaffel(postgres(), name, { isDemo: true })
  const { page, context } = await person(browser, installation, language, phone)
  await signIn(page, language, anna, '/availability')
  await installed(page)
  await expect.poll(() => kept(page)).toContain(week)
  const first = (await shiftsOf(page)).find(({ status }) => status === 'assigned')
  const { member } = await (await page.request.get('/api/v1/session')).json()
  const [taken, free] = [openCells(page).last(), openCells(page).first()]
  const [takenName, freeName] = [await taken.getAttribute('aria-label'), await free.getAttribute('aria-label')]
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: next.confirm }).first()).toBeVisible()
  await expect.poll(() => kept(page)).toContain(first?.assignmentId ?? 'none')

  await context.setOffline(true)
  await page.getByRole('button', { name: next.confirm }).filter({ hasText: next.confirm }).first().tap()
  await expect.poll(() => kept(page)).toContain('"confirm"')
  await page.goto('/availability')
  const cell = (label: string | null) => page.getByRole('gridcell', { name: label?.split(':')[0] ?? '' })
  await cell(takenName).tap()
  await cell(freeName).tap()
  await expect(page.getByText(texts.waiting(2))).toBeVisible()

  const admin = await person(browser, installation, language)
  await signIn(admin.page, language, 'admin@demo.staffel.test', '/dashboard')
  await onDatabase(postgres(), name, 'delete from assignments where id = $1', [first?.assignmentId])
  const [date, shiftId] = await place(page, takenName)
  const [freeDate, freeShift] = await place(page, freeName)
  const marked = await admin.page.request.put(`/api/v1/availability/${week}`, {
    data: { profileId: member.profileId, cells: [{ date, shiftId, marking: 'preferred' }] },
    headers: { origin: installation.url },
  })
  expect(marked.ok(), await marked.text()).toBe(true)

  await context.setOffline(false)
  await expect(page.getByText(texts.refused(2))).toBeVisible()
  await expect(page.getByText(texts.sending(1))).toBeHidden()
  await page.getByRole('button', { name: texts.show }).tap()
  const list = dialogIn(page)
  await expect(list).toContainText(refusals[language].availability.changedMeanwhile)
  await expect(list).toContainText(refusals[language].schedule.notFound)
  const stored = await marks(page)
  expect(stored).toContainEqual(expect.objectContaining({ date, shiftId, status: 'preferred' }))
  expect(stored).toContainEqual(expect.objectContaining({ date: freeDate, shiftId: freeShift, status: 'available' }))
  for (const _ of [1, 2]) await list.getByRole('button', { name: texts.list.read.label }).first().tap()
  await expect(list).toContainText(texts.list.empty)
  await page.keyboard.press('Escape')
  await expect(page.getByText(texts.refused(1))).toBeHidden()
  await installation.stop()
})

test('a plan that was looked at is there in a tunnel, and says from when it is', async ({ browser }) => {
  test.slow()
  const { schedule, shell } = catalogues.de
  const installation = await startStaffel(postgres(), 'plan_tunnel', { isDemo: true })
  const { page, context } = await person(browser, installation, 'de', phone)
  await signIn(page, 'de', 'owner@demo.staffel.test', '/schichtplan')
  await installed(page)
  const seats = page.locator('[data-seat]')
  await expect(seats.first()).toBeVisible()
  await expect.poll(() => kept(page)).toContain('agencyWeek')
  // how many could fill a gap is counted by the server
  const who = async () => (await seats.allInnerTexts()).map(text => text.split('\n')[0])
  const names = await who()
  await page.goto('/creator-groups')
  await page.locator('a[href^="/schichtplan/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => kept(page)).toContain('mostWeekHours')
  await expect.poll(() => kept(page)).toContain('"schedule","plan"')
  const group = page.url()

  await context.setOffline(true)
  for (const to of [group, '/schichtplan']) {
    await page.goto(to)
    await expect(standing(page, 'de')).toHaveCount(1)
  }
  expect(await who()).toEqual(names)
  await seats.filter({ hasText: schedule.free }).first().tap()
  // whoever could sit there is for the server to say
  await expect(page.getByRole('dialog').getByText(shell.ui.away)).toBeVisible()
  await installation.stop()
})

/** Day and shift of a cell by what it is called. */
async function place(page: Page, label: string | null): Promise<[string, string]> {
  const cell = page.getByRole('gridcell', { name: label?.split(':')[0] ?? '' })
  const [row, column] = [Number(await cell.getAttribute('data-row')), Number(await cell.getAttribute('data-column'))]
  // on a phone days stand one below the other
  const shifts = await (await page.request.get('/api/v1/shifts')).json()
  return [daysOfWeek(week)[row] ?? '', shifts[column].id]
}

test('a page that this device never loaded says so and leads back; after signing out there is nothing to read', async ({
  browser,
}) => {
  const { app: texts, nav, shell } = catalogues.de
  const installation = await startStaffel(postgres(), 'away', { isDemo: true })
  const { page, context } = await person(browser, installation, 'de')
  await signIn(page, 'de', anna, '/dashboard')
  await installed(page)
  await expect.poll(() => kept(page)).toContain('Jonas Reuter')

  await context.setOffline(true)
  await page.goto('/handovers')
  await expect(page.getByRole('heading', { level: 1, name: shell.away.title })).toBeVisible()
  await page.getByRole('link', { name: shell.away.back }).click()
  await expect(page.getByText('Jonas Reuter')).toBeVisible()

  await test.step('signed out without a connection: here at once', async () => {
    await page.getByRole('button', { name: catalogues.de.ownShifts.next.confirm }).first().click()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
    await page.getByRole('button', { name: nav.signOut }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(shell.leaving.text(1))
    await question.getByRole('button', { name: shell.leaving.leave }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(shell.away.entry)).toBeVisible()
    expect(await kept(page)).toBe('[]')
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

  await test.step('and at the server as soon as it is reached', async () => {
    await context.setOffline(false)
    await expect(page.locator('[name=email]')).toBeVisible()
    expect(await (await page.request.get('/api/v1/session')).json()).toBeNull()
  })
  await installation.stop()
})

test('a session that was ended elsewhere leaves nothing here', async ({ browser }) => {
  const installation = await startStaffel(postgres(), 'ended_elsewhere', { isDemo: true })
  const { page } = await person(browser, installation, 'de')
  await signIn(page, 'de', anna, '/dashboard')
  await expect.poll(() => kept(page)).toContain('Jonas Reuter')
  await onDatabase(postgres(), 'ended_elsewhere', 'delete from sessions')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => kept(page)).toBe('[]')
  await installation.stop()
})

test('a newer version offers itself, asks about what is not stored, and never comes by itself', async ({ browser }) => {
  const { app: texts, preferences, shell } = catalogues.de
  const front = await openFront()
  const installation = await startStaffel(postgres(), 'renewed', { isDemo: true })
  front.standBefore(installation.url)
  const { page } = await person(browser, { ...installation, url: front.url }, 'de')
  await signIn(page, 'de', anna, `${front.url}/availability`)
  await installed(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  const isAsItWas = () => page.locator('html[data-before]').count()

  front.renew()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText(texts.newer.text)).toBeVisible({ timeout: 60_000 })
  expect(await isAsItWas()).toBe(1)

  await test.step('a part of the old version that is gone says so', async () => {
    front.lose(true)
    await page.getByRole('link', { name: catalogues.de.nav.profile }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: shell.old.title })).toBeVisible({ timeout: 60_000 })
    expect(await isAsItWas(), 'no page loads itself anew').toBe(1)
    front.lose(false)
    await page.goBack()
    await expect(page.getByRole('button', { name: preferences.open })).toBeVisible()
  })

  await page.getByRole('button', { name: texts.newer.reload }).click()
  await expect.poll(isAsItWas).toBe(0)
  await expect(page.getByRole('button', { name: preferences.open })).toBeVisible()
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /renewed-/)
  await installed(page)
  await expect(page.getByText(texts.newer.text)).toBeHidden()
  await installation.stop()
  await front.close()
})
