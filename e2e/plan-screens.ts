import { expect, type Page } from '@playwright/test'
import type { Catalogue } from '#kit/catalogue.ts'
import { formatTimes } from '#kit/clock-text.ts'
import type { Day } from '#kit/day.ts'
import { mondayOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { isUnanswered } from './own-shifts.ts'
import { anything, inBoth, today } from './people.ts'
import { dialog, groupOf, inWeeks, openBy, openPlan, pressIn, type Screen } from './screen.ts'
import { memberBy } from './screen-steps.ts'
import { candidatesIn, seatWithKey } from './seats.ts'

const morning = inBoth((_, language) => {
  const times = formatTimes({ startTime: '08:00', endTime: '16:00' }, language)
  return `${anything}${times}${anything}`
})

/** The day that a board shows first where it shows one alone. */
const firstDay = (weeks: number): Day => (weeks === 0 ? today() : mondayOf(inWeeks(weeks)))

/** A seat of the morning in the plan of a group. */
const seatOnPlan = (page: Page, weeks: number) =>
  page
    .getByRole('row')
    .filter({ hasText: morning })
    .getByRole('button', {
      name: inBoth((texts, language) => {
        const day = longDay(firstDay(weeks), language)
        return texts.schedule.seat({ shift: anything, day, seat: 1, who: anything })
      }),
    })

/** A seat of the morning on the board of all groups. */
const seatOfAll = async (page: Page, weeks: number) =>
  seatWithKey(page, { groupId: await groupOf(page), date: firstDay(weeks), shiftId: 'early', seat: 1 })

/** The plan of a group: of this week, or a later one without assignments. */
const onPlan =
  (weeks: number, act: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await openPlan(page)
    await page.goto(`${new URL(page.url()).pathname}?week=${inWeeks(weeks)}`)
    await expect(seatOnPlan(page, weeks)).toBeVisible()
    await act(page)
  }

const fromMenu = (text: (texts: Catalogue) => string) => async (page: Page) => {
  await pressIn(page, texts => texts.planBoard.more)
  await page.getByRole('menuitem', { name: inBoth(text) }).click()
}

const openCandidates = (weeks: number) => async (page: Page) => {
  await seatOnPlan(page, weeks).click()
  await expect(candidatesIn(page)).not.toHaveCount(0)
}

/** Chooses the one member who lives in Dubai: in a week without availability a rule warns of every member. */
async function openOverride(page: Page): Promise<void> {
  await openCandidates(6)(page)
  await candidatesIn(page).filter({ hasText: 'Dubai' }).click()
  await dialog(page)
}

const publishing = openBy(inBoth(texts => `${texts.agencyWeek.publish.short}${anything}`))

const autoplanPath = `/schichtplan/automatisch?week=${inWeeks(4)}`

/** There is a proposal; worked out once for all pictures. */
async function proposed(page: Page): Promise<void> {
  const week = inWeeks(4)
  const made = async (): Promise<number> => {
    const { proposals } = await (await page.request.get(`/api/v1/autoplan/${week}/proposals`)).json()
    return proposals.length
  }
  if ((await made()) > 0) return
  const { order } = await (await page.request.get('/api/v1/autoplan/criteria')).json()
  // all groups take the planner most of a minute on a busy machine
  const data = { week, weeks: 1, groupIds: [await groupOf(page)], dates: null, effort: 'fast', order }
  await page.request.post('/api/v1/autoplan/runs', { data })
  await expect.poll(made).toBeGreaterThan(0)
}

/** The board, what opens from it, and the overview of all groups. */
export const planScreens: readonly Screen[] = [
  { name: 'agency-week', path: '/schichtplan', who: 'owner' },
  { name: 'agency-week-draft', path: `/schichtplan?week=${inWeeks(2)}`, who: 'lead' },
  { name: 'agency-week-people', path: '/schichtplan?view=people', who: 'lead' },
  { name: 'agency-week-filtered', path: '/schichtplan?only=gaps&q=luna', who: 'lead' },
  { name: 'agency-week-empty', path: '/schichtplan', who: 'owner', on: 'empty' },
  { name: 'agency-week-failing', path: '/schichtplan', who: 'owner', isFailing: true },
  {
    name: 'agency-week-candidates',
    path: `/schichtplan?week=${inWeeks(3)}`,
    who: 'lead',
    after: async page => {
      await (await seatOfAll(page, 3)).click()
      await expect(candidatesIn(page)).not.toHaveCount(0)
    },
  },
  {
    name: 'agency-week-publish',
    path: `/schichtplan?week=${inWeeks(2)}`,
    who: 'lead',
    after: publishing,
  },
  { name: 'schedule-overview', path: '/schedule-overview', who: 'lead' },
  {
    name: 'schedule-overview-chatters',
    path: '/schedule-overview',
    who: 'lead',
    after: async page => {
      await page.getByRole('radio', { name: inBoth(texts => texts.scheduleOverview.views.chatters) }).click()
    },
  },
  {
    name: 'schedule-overview-month',
    path: '/schedule-overview',
    who: 'owner',
    after: async page => {
      await page.getByRole('radio', { name: inBoth(texts => texts.scheduleOverview.modes.month) }).click()
    },
  },
  {
    name: 'schedule-overview-chatters-month',
    path: '/schedule-overview?view=chatters&mode=month',
    who: 'owner',
  },
  { name: 'schedule-overview-empty', path: '/schedule-overview?mode=month', who: 'owner', on: 'empty' },
  { name: 'market', path: '/exchange', who: 'lead' },
  { name: 'market-own', path: '/market', who: 'chatter' },
  {
    name: 'market-advertise-many',
    path: '/exchange',
    who: 'lead',
    after: openBy(inBoth(texts => texts.market.planned.advertiseMany)),
  },
  { name: 'market-empty', path: '/exchange', who: 'owner', on: 'empty' },
  { name: 'market-failing', path: '/exchange', who: 'lead', isFailing: true },
  { name: 'my-shifts', path: '/my-shifts', who: 'chatter' },
  { name: 'on-duty', path: '/on-duty', who: 'lead' },
  { name: 'on-duty-off', path: '/on-duty', who: 'owner', on: 'empty' },
  { name: 'on-duty-failing', path: '/on-duty', who: 'lead', isFailing: true },
  { name: 'handovers', path: '/handovers', who: 'lead' },
  { name: 'handovers-own', path: '/handovers', who: 'chatter' },
  { name: 'handovers-empty', path: '/handovers?q=nirgends', who: 'lead' },
  { name: 'handovers-failing', path: '/handovers', who: 'lead', isFailing: true },
  { name: 'timesheet', path: '/timesheet', who: 'chatter' },
  { name: 'timesheets', path: '/timesheets', who: 'admin' },
  { name: 'pay', path: '/pay', who: 'admin' },
  {
    name: 'pay-person',
    path: '/pay',
    who: 'admin',
    after: async page => {
      const { id } = await memberBy(page, 'chatter@demo.staffel.test')
      await page
        .getByRole('table')
        .getByRole('link')
        .and(page.locator(`[href*="${id}"]`))
        .click()
      await expect(page.getByRole('listitem')).not.toHaveCount(0)
    },
  },
  { name: 'pay-failing', path: '/pay', who: 'admin', isFailing: true },
  { name: 'own-pay', path: '/my-pay', who: 'chatter' },
  { name: 'own-pay-empty', path: '/my-pay', who: 'owner', on: 'empty' },
  {
    name: 'autoplan-ask',
    path: `/schichtplan/automatisch?week=${inWeeks(5)}`,
    who: 'lead',
    after: openBy(inBoth(texts => texts.autoplan.more)),
  },
  { name: 'autoplan', path: autoplanPath, who: 'lead', on: 'jobs', before: proposed },
  {
    name: 'autoplan-why',
    path: autoplanPath,
    who: 'lead',
    on: 'jobs',
    before: proposed,
    after: async page => {
      // a small screen has no board
      const seat = await seatOfAll(page, 4)
      const cards = page.getByRole('list', { name: inBoth(texts => texts.autoplan.table.label) })
      await expect(seat.or(cards)).toBeVisible()
      if (await seat.isVisible()) await seat.click()
    },
  },
  { name: 'autoplan-empty', path: '/schichtplan/automatisch', who: 'owner', on: 'empty' },
  { name: 'autoplan-failing', path: '/schichtplan/automatisch', who: 'owner', isFailing: true },
  {
    name: 'plan',
    path: '/creator-groups',
    who: 'owner',
    after: openPlan,
  },
  {
    name: 'plan-candidates',
    path: '/creator-groups',
    who: 'lead',
    // in a week without assignments the seat is open, whatever day it is
    after: onPlan(4, openCandidates(4)),
  },
  {
    name: 'plan-publish',
    path: '/creator-groups',
    who: 'lead',
    after: onPlan(2, publishing),
  },
  {
    name: 'plan-copy',
    path: '/creator-groups',
    who: 'lead',
    after: onPlan(0, async page => {
      await fromMenu(texts => texts.planBoard.copyWeek.action)(page)
      await dialog(page)
    }),
  },
  {
    name: 'plan-clear',
    path: '/creator-groups',
    who: 'lead',
    after: onPlan(0, async page => {
      await fromMenu(texts => texts.planBoard.clearWeek.action)(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    }),
  },
  { name: 'plan-override', path: '/creator-groups', who: 'lead', after: onPlan(6, openOverride) },
  {
    name: 'shift-decline',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      const days: { date: Day; shifts: { status: string; startsAt: string }[] }[] = await (
        await page.request.get('/api/v1/me/shifts')
      ).json()
      const date = days.find(({ shifts }) => shifts.some(isUnanswered))?.date
      if (date === undefined) throw new Error('no shift waits for an answer')
      const decline = inBoth((texts, language) => texts.ownShifts.next.declineShift(anything, longDay(date, language)))
      await openBy(decline)(page)
    },
  },
  {
    name: 'shift-change',
    path: '/organization/settings/shifts',
    who: 'owner',
    after: async page => {
      const shift = page.getByRole('listitem').filter({ hasText: morning })
      await pressIn(shift, texts => texts.shifts.more(anything))
      await page.getByRole('menuitem', { name: inBoth(texts => texts.shifts.edit) }).click()
      await dialog(page)
      await page.getByLabel(inBoth(texts => texts.shifts.fields.startTime)).fill('09:30')
      await expect(page.getByLabel(inBoth(texts => texts.shifts.fields.from))).toBeVisible()
    },
  },
]
