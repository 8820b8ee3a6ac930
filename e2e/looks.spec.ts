import { expect, type Page } from '@playwright/test'
import type { Day } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { isDefault } from '#features/agency/shifts/names.ts'
import {
  atRest,
  catalogues,
  choose,
  dialogIn,
  disconnect,
  fieldIn,
  press,
  signIn,
  signInGerman,
  visit,
} from './people.ts'
import { candidatesIn, seatsOn } from './seats.ts'
import { password, shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { barred, creatorGroups, creators, entry, market, nav, ownAccount, planBoard, scoreboard } = catalogues.de
const { shell, todos, vacation } = catalogues.de
const demo = () => shared('demo')

interface Gap {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
  readonly offerId: string | null
}

const enter = (page: Page, who: string, path: string) =>
  signInGerman(page, `${who}@demo.staffel.test`, `${demo()}${path}`)

test('fonts are preloaded and fetched once', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${demo()}/login`)
  await page.evaluate(() => document.fonts.ready)
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(entry =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2')
          ? { by: entry.initiatorType, path: new URL(entry.name).pathname }
          : [],
      ),
  )
  expect(fonts).toEqual([{ by: 'link', path: expect.stringContaining('/assets/instrument-sans-latin-standard') }])
})

test('the knob of a switch sits in the middle of its track', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'owner', '/organization/settings/shifts')
  await expect(page.getByRole('switch')).not.toHaveCount(0)
  const distances = await page.getByRole('switch').evaluateAll(all => {
    const middle = (element: Element | null) => {
      const box = element?.getBoundingClientRect()
      return box ? box.top + box.height / 2 : Number.NaN
    }
    return all.map(track => Math.abs(middle(track) - middle(track.firstElementChild)))
  })
  expect(distances).not.toEqual([])
  expect(Math.max(...distances)).toBeLessThanOrEqual(0.5)
})

test('the facts of the profile are whole on the smallest phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await enter(page, 'chatter', '/profile')
  await atRest(page)
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts).not.toHaveCount(0)
  const cut = () => facts.evaluateAll(all => all.filter(fact => fact.scrollWidth > fact.clientWidth).length)
  await expect.poll(cut).toBe(0)
})

test('a field keeps its place while the one beside it shows an error', async ({ page }) => {
  await enter(page, 'owner', '/exchange')
  const first = fieldIn(page, market.settings.alarmHours(1))
  const second = fieldIn(page, market.settings.alarmHours(2))
  const apart = async () => {
    const [one, other] = [await first.boundingBox(), await second.boundingBox()]
    return one && other && [other.x - one.x, other.y - one.y]
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await first.fill('12')
    const before = await apart()
    await first.fill('viele')
    await first.blur()
    await expect(first).toHaveAccessibleDescription(shell.ui.wholeNumber(1, 72))
    await expect.poll(apart).toEqual(before)
  }
})

test('every page begins at the same left edge', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1728, height: 900 })
  await enter(page, 'owner', '/dashboard')
  const edges: Record<string, number | undefined> = {}
  for (const path of [
    '/dashboard',
    '/creator',
    '/team',
    '/permissions',
    '/notifications',
    '/settings/language',
    '/organization',
    '/organization/settings/general',
    '/profile',
    '/scoreboard',
    '/todo-management',
    '/organization/audit',
    '/availability',
  ]) {
    await visit(page, path)
    edges[path] = (await page.getByRole('heading', { level: 1 }).boundingBox())?.x
  }
  expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map(path => [path, edges['/dashboard']])))
})

test('the sidebar opens the section of the current page, and "Schichten" leads to a page of that name', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'owner', '/organization/settings/general')
  const sidebar = page.getByRole('navigation', { name: nav.label })
  const link = (name: string) => sidebar.getByRole('link', { name, exact: true })
  await expect(link(nav.organizationGeneral)).toHaveAttribute('aria-current', 'page')
  await page.goto(`${demo()}/settings/account`)
  await expect(link(nav.account)).toHaveAttribute('aria-current', 'page')
  await expect(link(nav.organizationGeneral)).toBeHidden()
  await choose(link(nav.shifts))
  await expect(page.getByRole('heading', { level: 1, name: nav.shifts, exact: true })).toBeVisible()
})

test('the current page is in sight in the sidebar, and in one line on a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await enter(page, 'owner', '/organization/settings/features')
  const link = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.organizationFeatures })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  const sections = page.getByRole('navigation', { name: nav.organization, exact: true })
  await expect.poll(async () => (await sections.boundingBox())?.height).toBeLessThan(50)
  await choose(sections.getByRole('link', { name: nav.organizationShifts, exact: true }))
  await expect(page).toHaveURL(/settings\/shifts$/)
})

test('a button keeps the focus when it becomes disabled', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'owner', '/scoreboard')
  const next = page.getByRole('button', { name: scoreboard.nextMonth })
  await page.getByRole('button', { name: scoreboard.previousMonth }).press('Enter')
  await expect(next).toBeEnabled()
  await next.press('Enter')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await next.press('Enter')
  await expect(next).toBeFocused()
})

test('an empty widget of a planner takes one line, and can be opened', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'owner', '/dashboard')
  const unfold = page.getByRole('button', { name: vacation.mine.title, exact: true })
  await expect(page.getByText(vacation.mine.empty.open)).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: vacation.mine.title })).toBeHidden()
  await press(page, vacation.mine.title)
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('radiogroup', { name: vacation.mine.title })).toBeVisible()
})

test('a password reset without a link leads a signed-in member to the account, and an active one allows signing out', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'chatter', '/dashboard')
  await page.goto(`${demo()}/reset-password`)
  await choose(page.getByRole('link', { name: entry.reset.inside }))
  await expect(page).toHaveURL(/\/settings\/account$/)
  await page.route('**/api/rpc/signIn/session', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, json: { ...body.json, recoveryActive: true } } })
  })
  await page.goto(`${demo()}/dashboard`)
  await expect(page.getByRole('heading', { name: barred.recovery.title })).toBeVisible()
  await page.unrouteAll()
  await press(page, nav.signOut)
  await expect(page).toHaveURL(/\/login$/)
})

test('the key for an authenticator app is readable to its end, in groups of four', { tag: '@all' }, async ({
  page,
}) => {
  const installation = await startStaffel({ isDemo: true })
  await signInGerman(page, 'chatter@demo.staffel.test', `${installation.url}/settings/account`)
  const { protection, ask } = ownAccount
  await press(page, protection.start)
  await fieldIn(dialogIn(page), ask.password).fill(password)
  await press(dialogIn(page), protection.next)
  const key = fieldIn(dialogIn(page), protection.secret)
  await expect(fieldIn(dialogIn(page), protection.code)).toBeFocused()
  await expect(key).toHaveValue(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
  const beyond = () => key.evaluate(box => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight])
  await expect.poll(beyond).toEqual([0, 0])
  await installation.stop()
})

test('a page that loads slowly shows a progress bar', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'owner', '/dashboard')
  await atRest(page)
  const sidebar = page.getByRole('navigation', { name: nav.label })
  const parts = Promise.withResolvers<void>()
  await page.route('**/assets/**', async route => {
    await parts.promise
    await route.continue()
  })
  const bar = page.getByRole('progressbar')
  await sidebar.getByRole('link', { name: nav.scoreboard, exact: true }).click()
  await expect(bar).toBeVisible()
  parts.resolve()
  await expect(page.getByRole('heading', { level: 1, name: nav.scoreboard })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('a date is typed and shown in the language of the profile, not of the browser', { tag: '@all' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Berlin' })
  const page = await context.newPage()
  await context.request.post(`${demo()}/api/v1/session`, {
    data: { email: 'chatter@demo.staffel.test', password },
    headers: { origin: demo() },
  })
  await page.goto(`${demo()}/dashboard`)
  await press(page, todos.add)
  const due = dialogIn(page).getByRole('textbox', { name: todos.dialog.dueDay })
  await expect(due).toHaveValue(/^\d\d\.\d\d\.20\d\d$/)
  await due.fill('3.12.2031')
  await due.blur()
  await expect(due).toHaveValue('03.12.2031')
  await due.fill('31.11.2031')
  await due.blur()
  await expect(due).toHaveValue('31.11.2031')
  await expect(due).toHaveAttribute('aria-invalid', 'true')
  await expect(dialogIn(page).getByText(shell.ui.date.wrong)).toBeVisible()
  await context.close()
})

test('English dates follow the English of the browser', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  for (const [locale, title] of [
    ['en-US', /^Week \d+ · \w{3}, \w{3} \d+(, \d{4})? – \w{3}, \w{3} \d+(, \d{4})?$/],
    // “Sept” alone has four letters
    ['en-GB', /^Week \d+ · \w{3},? \d+ (\w{3,4} )?(\d{4} )?– \w{3},? \d+ \w{3,4}( \d{4})?$/],
  ] as const) {
    const context = await browser.newContext({ baseURL: installation.url, locale, timezoneId: 'Europe/Berlin' })
    const page = await context.newPage()
    await signIn(page, 'en', 'lead@demo.staffel.test', '/schedule-overview')
    await expect(page.getByRole('main').getByText(/^Week \d+ · /)).toHaveText(title)
    await context.close()
  }
  await installation.stop()
})

test('the dashboard fits below the bar that says that there is no connection', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await enter(page, 'chatter', '/dashboard')
  await atRest(page)
  await disconnect(page)
  await expect(page.getByText(shell.offline)).toBeVisible()
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await expect.poll(beyond).toBeLessThanOrEqual(0)
  await context.setOffline(false)
})

test('the link above a long list of candidates keeps its height', { tag: '@all' }, async ({ page }) => {
  await enter(page, 'lead', '/creator-groups')
  // open seats of published weeks
  const { gaps }: { gaps: Gap[] } = await (await page.request.get(`${demo()}/api/v1/market`)).json()
  const gap = gaps.find(({ shiftId, offerId }) => isDefault(shiftId) && offerId === null)
  if (!gap || !isDefault(gap.shiftId)) throw new Error('every seat is filled')
  await visit(page, `/schichtplan/${gap.groupId}?week=${weekOf(gap.date)}`)
  await seatsOn(page, 'de')(gap.shiftId, gap.date, { seat: gap.seat }).click()
  await expect.poll(() => candidatesIn(page).count()).toBeGreaterThan(10)
  const replace = page.getByRole('link', { name: planBoard.replace, exact: true })
  await expect.poll(async () => (await replace.boundingBox())?.height).toBe(32)
})

test('the secondary one of two accounts on a platform is marked as such', { tag: '@all' }, async ({ page }) => {
  const { suffixes } = creatorGroups
  await enter(page, 'owner', '/creator-groups')
  const account = page.getByRole('listitem').filter({ hasText: suffixes.secondary, hasNot: page.getByRole('listitem') })
  await expect(account).toHaveText(`Luna Morgen · OnlyFans ${suffixes.secondary}`)
})

test('the popup of a field in a window stays in place when the page behind it scrolls', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await enter(page, 'owner', '/creator')
  await press(page, creators.add)
  await press(dialogIn(page), creators.addAccount)
  await choose(dialogIn(page).getByRole('combobox', { name: creators.fields.platform }))
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option')).not.toHaveCount(0)
  const moved = await list.evaluate(box => {
    const before = box.getBoundingClientRect().top
    document.documentElement.scrollTop = 120
    return [document.documentElement.scrollTop, box.getBoundingClientRect().top - before]
  })
  // a press that began on a choice ends on it
  expect(moved).toEqual([120, 0])
})
