import { expect, type Page } from '@playwright/test'
import { addDays, type Day, daysBetween } from '#kit/day.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { mondayOf, week } from '#kit/week.ts'
import type { GroupRow } from '#features/planning/schedule-overview/contract.ts'
import { visibleSpan, type ViewMode, weekPartsOf } from '#features/planning/schedule-overview/rules.ts'
import { firstOpenShift } from '#features/planning/schedule-overview/staffing.ts'
import { longDay, monthYear } from '#platform/web/day-names.ts'
import { misfits } from './misfits.ts'
import { beginning, catalogues, choose, person, press, signIn, toastIn, today, visit } from './people.ts'
import { seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
test('the overview and the planning rules', { tag: '@all' }, async ({ browser }) => {
  const { creatorGroups, planDocuments, planningRules, schedule, scheduleOverview: texts } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  const table = page.getByRole('grid')

  const title = page.getByRole('main').locator('[aria-live=polite]')
  const columns = table.getByRole('columnheader')
  /** The columns of the grid by their texts; the first names the rows. */
  const days = async () => (await columns.allTextContents()).slice(1)
  /** The first of the list. */
  const group = 'Dana Vey + Freya Holm'
  const toggle = (expanded: boolean) => table.getByRole('button', { name: beginning(group), expanded })

  await test.step('a week names who works; shut groups stay shut', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/schedule-overview')
    await expect(columns).toHaveCount(8)
    await expect(table.locator('[aria-current=date]')).toBeInViewport()
    const taken = await takenSeat(page)
    const link = table.getByRole('link', { name: `${taken.said}: ${taken.fullName}` })
    await expect(link).toHaveText(taken.fullName)
    await expect(link).toHaveAttribute('title', taken.fullName)
    const free = table.getByRole('link', { name: new RegExp(`: ${texts.free}$`) })
    await expect(free).not.toHaveCount(0)
    await expect(free.filter({ hasNotText: texts.free })).toHaveCount(0)
    // no day is cut by the edge, whatever the width
    for (const width of [1440, 1280, 900, 700]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => cutDays(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(toggle(true)).toHaveAttribute('aria-expanded', 'true')
    await toggle(true).press('Enter')
    await expect(toggle(false)).toBeVisible()
    await page.reload()
    await expect(toggle(false)).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a month is a calendar whose days list the enabled shifts with their counts', async () => {
    await toggle(false).press('Enter')
    await page.getByRole('radio', { name: texts.modes.month }).click()
    await expect(title).toHaveText(monthYear(today(), language))
    await expect.poll(days).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    const { rows, from, days: count } = await groupsIn(page, 'month')
    const [row] = rows
    if (!row) throw new Error('the sample has no groups')
    const links = table.getByRole('link', { name: new RegExp(`^${group.replace('+', '\\+')}, `) })
    await expect(links).toHaveCount(count)
    const at = daysBetween(from, today())
    const shown = row.shifts.flatMap(({ name, isInForce }, place) =>
      isInForce ? [`${name}${row.filled[place]?.[at]}/${row.chatterCount}`] : [],
    )
    const cell = table.getByRole('link', { name: texts.cell(row.name, longDay(today(), language), '').trim() })
    await expect(cell.locator('[data-shift]')).toHaveText(shown)
    for (const width of [1440, 1280, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => table.evaluate(grid => grid.scrollWidth - grid.clientWidth)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await toggle(true).press('Enter')
    await expect(links).toHaveCount(0)
    const legend = page.getByRole('list', { name: texts.legend.title })
    await expect(legend).toContainText(texts.legend.gaps)
  })

  await test.step('what is looked at stands in the address and is remembered', async () => {
    await page.reload()
    await expect(columns).toHaveCount(8)
    const first = (await title.textContent()) ?? ''
    await press(page, texts.next)
    await expect(page).toHaveURL(/\?at=.*&mode=month&view=groups$/)
    await expect(title).not.toHaveText(first)
    const later = (await title.textContent()) ?? ''
    await page.reload()
    await expect(title).toHaveText(later)
    // back from elsewhere it is as it was; so for a link of somebody else
    await page.goto('/dashboard')
    await page.goto('/schedule-overview')
    await expect(title).toHaveText(later)
    await press(page, texts.today)
    await expect(page).toHaveURL(/\?mode=month&view=groups$/)
    await page.goto('/schedule-overview?view=chatters&mode=week&at=2026-12-31')
    await expect(columns).toHaveCount(8)
    await expect.poll(async () => (await days())[0]).toMatch(/^28/)
    // August begins on a Saturday, and November on a Sunday
    await page.setViewportSize({ width: 768, height: 900 })
    for (const [at, count] of [
      ['2026-08-05', 31],
      ['2026-11-06', 30],
    ] as const) {
      await page.goto(`/schedule-overview?view=chatters&mode=month&at=${at}`)
      await expect(columns).toHaveCount(count + 1)
      await expect.poll(() => misfits(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('chatters with what they work over when they can', async () => {
    await visit(page, '/schedule-overview?mode=week&view=groups')
    await page.getByRole('radio', { name: texts.views.chatters }).click()
    await expect(table.getByRole('rowheader').filter({ hasText: 'Anna Brückner' })).toBeVisible()
    const available = table.getByRole('gridcell', { name: new RegExp(`${texts.availability.a}$`) })
    await expect(available).not.toHaveCount(0)
    await page.getByRole('radio', { name: texts.modes.month }).click()
    await expect(columns).toHaveCount(visibleSpan('month', today()).days + 1)
    await expect(available).not.toHaveCount(0)
    const plans = () =>
      table.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href')?.split('/')[1]))
    await expect.poll(async () => [...new Set(await plans())]).toEqual(['schichtplan'])
  })

  await test.step('a gap leads to its seat on the board, which opens', async () => {
    await visit(page, '/schedule-overview?mode=month&view=groups')
    await toggle(false).press('Enter')
    const gap = await openSeat(page, 'month')
    await table.getByRole('link', { name: gap.said }).click()
    await expect(page).toHaveURL(new RegExp(`/schichtplan/\\w+\\?week=.*seat=${gap.date}.*${gap.shiftId}`))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-seat][aria-expanded=true]')).toHaveCount(1)
  })

  await test.step('by keyboard each grid is one stop, and its keys lead everywhere', async () => {
    const focused = page.locator(':focus')
    const at = () => focused.evaluate(element => element.closest('[data-at]')?.getAttribute('data-at'))
    await visit(page, '/schedule-overview?view=groups&mode=month')
    await expect(table.getByRole('link')).not.toHaveCount(0)
    await expect(table.locator('[tabindex="0"]')).toHaveCount(1)
    await table.locator('[tabindex="0"]').focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowDown')
    await expect(toggle(true)).toBeFocused()
    // the first week of a month may begin after Monday
    await page.keyboard.press('ArrowDown')
    const firstDay = longDay(visibleSpan('month', today()).from, language)
    await expect(table.getByRole('link', { name: texts.cell(group, firstDay, '').trim() })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await expect.poll(at).toBe('1')
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBe('2')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).toBe('1')
    await page.keyboard.press('End')
    await expect.poll(at).toBe('7')
    await expect(focused).toBeInViewport()
    await page.keyboard.press('Control+End')
    const last = table.getByRole('link', { name: new RegExp(`^${await lastGroup(page)}, `) })
    await expect(last.and(focused)).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(table.locator(':focus')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(last.and(focused)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/schichtplan\/\w+\?week=/)
    await visit(page, '/schedule-overview?view=groups&mode=week')
    await table.locator('[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    await expect.poll(at).toBe('0')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveAttribute('aria-expanded', 'false')
    await visit(page, '/schedule-overview?view=chatters&mode=week')
    const taken = await takenSeat(page)
    const seat = table.getByRole('link', { name: `${taken.fullName}, ${taken.said}` })
    await seat.focus()
    const href = (await seat.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(page.locator('[data-seat]')).not.toHaveCount(0)
  })

  await test.step('on a phone day follows day, and leads to the board as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/schedule-overview?view=groups&mode=week')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7)
    await expect(table).toHaveCount(0)
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(beyond).toBeLessThanOrEqual(0)
    // what is taken along stands in the row of the weeks, another week's as well
    const middleOf = async (label: string) => {
      const box = await page.getByRole('button', { name: label, exact: true }).boundingBox()
      return box && Math.round(box.y + box.height / 2)
    }
    for (const [width, times] of [
      [390, 0],
      [360, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      for (let more = 0; more < times; more += 1) await press(page, texts.next)
      const apart = async () => {
        const [one, other] = [await middleOf(planDocuments.download), await middleOf(texts.next)]
        return one && other && one - other
      }
      await expect.poll(apart).toBe(0)
    }
    await visit(page, '/schedule-overview?view=groups&mode=week')
    const gap = await openSeat(page, 'week')
    await page.getByRole('region', { name: gap.day }).getByRole('link', { name: gap.said }).click()
    await expect(page).toHaveURL(/\/schichtplan\/\w+\?week=/)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a rule that blocks makes people impossible', async () => {
    await visit(page, '/organization/settings/planning')
    await choose(page.getByText(planningRules.detail, { exact: true }))
    const rule = page.getByRole('radiogroup', { name: planningRules.names.availability })
    await rule.getByRole('radio', { name: planningRules.modes.block }).click()
    await press(page, planningRules.save)
    await expect(toastIn(page, planningRules.saved)).toBeVisible()
    await page.reload()
    await expect(rule.getByRole('radio', { name: planningRules.modes.block })).toBeChecked()
    await visit(page, '/creator-groups')
    await page.getByRole('link', { name: creatorGroups.planOf(group), exact: true }).click()
    await expect(page).toHaveURL(/\/schichtplan\/\w+/)
    const later = week('2031-W10')
    await page.goto(`${new URL(page.url()).pathname}?week=${later}`)
    await seatsOn(page, language)('early', mondayOf(later)).click()
    await expect(page.getByRole('region', { name: schedule.candidates.blocked })).toBeVisible()
    await expect(page.getByRole('region', { name: schedule.candidates.warns })).toHaveCount(0)
  })
  await installation.stop()
})

interface Read {
  readonly rows: readonly GroupRow[]
  readonly from: Day
  readonly days: number
}

/** The groups that the overview shows today. */
async function groupsIn(page: Page, mode: ViewMode): Promise<Read> {
  const { from, days } = visibleSpan(mode, today())
  const answer = await page.request.get(`/api/v1/schedule-overview/groups?from=${from}&days=${days}`)
  return { rows: await answer.json(), from, days }
}

const lastGroup = async (page: Page): Promise<string> => (await groupsIn(page, 'month')).rows.at(-1)?.name ?? ''

/** A confirmed seat of this week, and how the overview names it. */
async function takenSeat(page: Page): Promise<{ said: string; fullName: string }> {
  const { rows, from } = await groupsIn(page, 'week')
  for (const { name, shifts, seats } of rows) {
    const [day, place, , fullName] = seats.find(([, , , , state]) => state === 'confirmed') ?? []
    const shift = shifts[place ?? -1]
    if (day === undefined || fullName === undefined || !shift || shift.changes.length > 0) continue
    const date = longDay(addDays(from, day), language)
    return {
      said: catalogues[language].scheduleOverview.seat(shift.name, formatTimes(shift, language), name, date),
      fullName,
    }
  }
  throw new Error('the sample has no confirmed seat this week')
}

/** The first open seat from today on, and the start of its link's name. */
async function openSeat(page: Page, mode: ViewMode) {
  const { rows, from, days } = await groupsIn(page, mode)
  for (const row of rows) {
    for (const part of weekPartsOf({ from, days }).filter((_, place) => row.isBegun[place])) {
      for (let at = part.at; at < part.at + part.days; at++) {
        const date = addDays(from, at)
        const shift = row.shifts[firstOpenShift(row, at) ?? -1]
        if (!shift || date < today()) continue
        const day = longDay(date, language)
        const said = catalogues[language].scheduleOverview.cell(row.name, day, '').trim()
        return { date, day, shiftId: shift.id, said }
      }
    }
  }
  throw new Error('the sample has no open seat')
}

/** Days of the week that the grid's edge cuts through. */
const cutDays = (page: Page) =>
  page.getByRole('grid').evaluate(grid => {
    const right = grid.getBoundingClientRect().left + grid.clientLeft + grid.clientWidth
    return [...grid.querySelectorAll('[role=columnheader]')]
      .map(day => day.getBoundingClientRect())
      .filter(day => day.left < right - 2 && day.right > right + 2)
      .map(day => Math.round(day.left))
  })
