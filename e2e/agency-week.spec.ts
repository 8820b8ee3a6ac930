import { formatTimes } from '#kit/clock-text.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { defaultNames } from '#features/agency/shifts/names.ts'
import { longDay } from '#platform/web/day-names.ts'
import { atRest, beginning, catalogues, choose, dialogIn, person, press, signIn, toastIn, visit } from './people.ts'
import { inWeeks } from './screen.ts'
import {
  addGroup,
  assignEarly,
  candidatesIn,
  chooseCandidate,
  dayOf,
  groupName,
  markEarly,
  openSeatsOn,
  seatsOn,
} from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

/** A week with availability and without assignments. */
const byKeys = inWeeks(3)
/** Weeks without availability and assignments; each journey has its own. */
const [byMouse, byFilter, byPerson, byPhone] = [inWeeks(7), inWeeks(8), inWeeks(9), inWeeks(10)]
/** A week of drafts. */
const drafted = inWeeks(2)

const wide = { width: 1440, height: 900 }

const language = 'en'
const { agencyWeek: texts, availability, schedule } = catalogues[language]

test.describe('the week of all groups', () => {
  /** Groups of one seat a shift that the sample does not know. */
  const otherGroup = 'Vera Lind'
  let [url, groupId, otherGroupId] = ['', '', '']
  let stop = async () => {}
  test.beforeAll(async ({ browser }) => {
    const installation = await startStaffel({ isDemo: true })
    url = installation.url
    stop = () => installation.stop()
    groupId = await addGroup(installation.databaseUrl)
    otherGroupId = await addGroup(installation.databaseUrl, otherGroup)
    for (const week of [byPerson, byPhone, byMouse]) {
      for (const mailbox of ['chatter', 'chatter02']) await markEarly(browser, installation, mailbox, week)
    }
  })
  test.afterAll(() => stop())

  async function planner(browser: Browser, search: string, viewport = wide): Promise<Page> {
    const { page } = await person(browser, { url }, language, viewport)
    await signIn(page, language, 'lead@demo.staffel.test', `${url}/schichtplan?${search}`)
    await atRest(page)
    return page
  }

  /** How many open seats the list beside the board counts. */
  const gapCount = async (page: Page): Promise<number> => {
    const heading = page.getByRole('region', { name: texts.gaps.title }).getByRole('heading')
    return Number((await heading.innerText()).replaceAll(/\D/g, ''))
  }

  /** The open seat that has the focus, by its name. */
  const focusedSeat = async (page: Page) => {
    const focused = openSeatsOn(page, language).and(page.locator(':focus'))
    await expect(focused).toHaveCount(1)
    const [name = ''] = ((await focused.getAttribute('aria-label')) ?? '').split(': ')
    return page.getByRole('button', { name: beginning(name) })
  }

  test('is filled by keys alone: gap by gap, letters for a person, undone and redone', { tag: '@all' }, async ({
    browser,
  }) => {
    const page = await planner(browser, `week=${byKeys}`)
    // the list is loaded after the board
    await expect.poll(() => gapCount(page)).toBeGreaterThan(0)
    const open = await gapCount(page)
    const top = async () => (await page.getByRole('grid').boundingBox())?.y
    const before = await top()
    const left = (count: number) => expect.poll(() => gapCount(page)).toBe(open - count)
    await page.keyboard.press('n')
    const first = await focusedSeat(page)
    await page.keyboard.press('Enter')
    await expect(candidatesIn(page)).not.toHaveCount(0)
    // Enter assigns the best candidate
    await page.keyboard.press('Enter')
    await left(1)
    // there is something to publish now, and the board stays where it is
    await expect(page.getByRole('button', { name: texts.publish.action(1) })).toBeEnabled()
    await expect.poll(top).toBe(before)

    await page.keyboard.press('n')
    const next = await focusedSeat(page)
    await page.keyboard.type('ma')
    await expect(page.getByRole('searchbox', { name: schedule.candidates.search })).toHaveValue('ma')
    await expect(candidatesIn(page)).not.toHaveCount(0)
    await expect(candidatesIn(page).filter({ hasNotText: /ma/i })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(next).not.toContainText(texts.free)
    await left(2)
    await atRest(page)

    await page.keyboard.press('Control+z')
    await left(1)
    await page.keyboard.press('Control+Shift+z')
    await left(2)

    await first.focus()
    await page.keyboard.press('p')
    await expect(first).toHaveAccessibleName(new RegExp(texts.pinned))
    await page.keyboard.press('Delete')
    await left(1)
    await page.keyboard.press('Control+z')
    await left(2)
    await expect(first).toHaveAccessibleName(new RegExp(texts.pinned))
    await page.keyboard.press('?')
    await expect(dialogIn(page)).toContainText(texts.keys.shiftArrows)
    await page.keyboard.press('Escape')
  })

  test('is filled by mouse alone: dragged across groups, several seats at once, and published for one of two groups', {
    tag: '@all',
  }, async ({ browser }) => {
    // both groups in sight: nothing is scrolled with the button held
    const page = await planner(browser, `week=${drafted}`, { width: 1440, height: 2400 })
    const [monday, tuesday] = [dayOf(byMouse, 0), dayOf(byMouse, 1)]
    await assignEarly(page, groupId, monday, 'Anna Brückner')
    await assignEarly(page, groupId, tuesday, 'Ben Nowak')
    await assignEarly(page, otherGroupId, tuesday, 'Anna Brückner')
    await visit(page, `/schichtplan?week=${byMouse}`)
    const at = seatsOn(page, language)
    const [from, second] = [at('early', monday, { group: groupName }), at('early', tuesday, { group: groupName })]
    const gap = at('early', monday, { group: otherGroup })
    await expect(gap).toContainText(texts.free)
    await from.dragTo(gap)
    await expect(gap).toContainText('Anna Brückner')
    await expect(from).toContainText(texts.free)
    await press(page, texts.undo)
    await expect(from).toContainText('Anna Brückner')
    await expect(gap).toContainText(texts.free)

    // two at once
    for (const seat of [from, second]) await seat.click({ modifiers: ['Control'] })
    const bar = page.getByRole('toolbar', { name: texts.selection.label })
    await expect(bar).toContainText(texts.selection.count(2))
    await press(bar, texts.selection.clear)
    for (const seat of [from, second]) await expect(seat).toContainText(texts.free)
    await press(page, texts.undo)
    for (const seat of [from, second]) await expect(seat).not.toContainText(texts.free)
    await press(bar, texts.selection.drop)

    await press(page, texts.publish.action(2))
    const dialog = dialogIn(page)
    await expect(dialog.getByRole('region', { name: texts.publish.people })).toContainText('Ben Nowak')
    await dialog.getByRole('checkbox', { name: otherGroup }).uncheck()
    await press(dialog, texts.publish.confirm)
    await expect(toastIn(page, texts.publish.done(1, { notified: 2, unreachable: 2 }))).toBeVisible()
    await expect(page.getByRole('button', { name: texts.publish.action(1) })).toBeVisible()
  })

  test('by person: an open seat is found for a member', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(browser, `week=${byPerson}&view=people`)
    const wednesday = longDay(dayOf(byPerson, 2), language)
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Anna Brückner' }) })
    await row.getByRole('button', { name: texts.people.add('Anna Brückner', wednesday) }).focus()
    await page.keyboard.press('Enter')
    const openings = page.getByRole('dialog', { name: texts.people.openings('Anna Brückner', wednesday) })
    await choose(openings.getByRole('button', { name: beginning(`${groupName} ${defaultNames.early[language]}`) }))
    const day = row.getByRole('gridcell', { name: beginning(wednesday) })
    await expect(day.getByRole('button', { name: beginning(groupName) })).toBeVisible()
  })

  test('has its filters in the address, and keeps the week', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(browser, `week=${drafted}`)
    for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
      await assignEarly(page, groupId, dayOf(byFilter, weekday), 'Anna Brückner')
    }
    await visit(page, `/schichtplan?week=${byFilter}`)
    const monday = dayOf(byFilter, 0)
    const [full, open] = (['early', 'late'] as const).map(shift =>
      seatsOn(page, language)(shift, monday, { group: groupName }),
    )
    if (!full || !open) throw new Error('there are two shifts')
    await expect(full).toContainText('Anna Brückner')
    const gaps = page.getByRole('button', { name: beginning(texts.filters.gaps) })
    await choose(gaps)
    await expect(full).toHaveCount(0)
    await expect(page).toHaveURL(/only=gaps/)
    await expect(page).toHaveURL(new RegExp(`week=${byFilter}`))
    await page.reload()
    await expect(gaps).toHaveAttribute('aria-pressed', 'true')
    await expect(open).toBeVisible()
    await expect(full).toHaveCount(0)
    await page.getByRole('searchbox', { name: texts.filters.search }).fill('zzzz')
    await expect(page.getByText(texts.nothingFits)).toBeVisible()
    await press(page, texts.clearFilters)
    await expect(page).not.toHaveURL(/only=|q=/)
    await expect(full).toBeVisible()
  })

  test('from week to week by keyboard: the button keeps the focus, and the selection stays behind', {
    tag: '@all',
  }, async ({ browser }) => {
    const page = await planner(browser, `week=${drafted}`)
    const seat = (weeks: number) => seatsOn(page, language)('early', dayOf(inWeeks(weeks), 0), { group: groupName })
    await seat(2).focus()
    await page.keyboard.press('Shift+ArrowRight')
    const bar = page.getByRole('toolbar', { name: texts.selection.label })
    await expect(bar).toBeVisible()
    const next = page.getByRole('button', { name: availability.nextWeek })
    await next.focus()
    for (const weeks of [3, 4]) {
      await page.keyboard.press('Enter')
      await expect(seat(weeks)).toBeVisible()
      await expect(next).toBeFocused()
      await atRest(page)
    }
    await expect(bar).toHaveCount(0)
  })

  test('says beside a week that is over that nothing is to come', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(browser, `week=${inWeeks(-1)}`)
    const list = page.getByRole('region', { name: texts.gaps.title })
    await expect(list).toContainText(texts.gaps.over)
    await expect(list).not.toContainText(texts.gaps.none)
  })

  test('shows one day with folding groups on a phone', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(browser, `week=${byPhone}`, { width: 390, height: 844 })
    const seat = seatsOn(page, language)('early', dayOf(byPhone, 0), { group: groupName })
    const groupHead = (expanded: boolean) => page.getByRole('button', { name: beginning(groupName), expanded })
    await expect(seat).toBeVisible()
    await expect(page.getByText(formatTimes({ startTime: '16:00', endTime: '02:00' }, language))).not.toHaveCount(0)
    await groupHead(true).click()
    await expect(seat).toHaveCount(0)
    await groupHead(false).click()
    await choose(seat)
    await chooseCandidate(page, 'Anna Brückner')
    await expect(seat).toContainText('Anna Brückner')
  })
})
