import { expect, type Page } from '@playwright/test'
import { addDays } from '#kit/day.ts'
import { mondayOf } from '#kit/week.ts'
import { dialog, inWeeks, openPlan, type Screen } from './screen.ts'

/** A week of the first group: this one, or a few weeks on where nobody is planned yet. */
const onPlan =
  (weeks: number, act: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await openPlan(page)
    await page.goto(`${new URL(page.url()).pathname}?week=${inWeeks(weeks)}`)
    await expect(page.locator('[data-seat]').first()).toBeVisible()
    await act(page)
  }

const fromMenu = (item: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /^(Mehr|More)$/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function openOverride(page: Page): Promise<void> {
  await page.locator('[data-seat]').first().click()
  const warned = page.getByRole('region', { name: /^(Mit Hinweis|With a warning)/ })
  await expect(page.locator('[data-candidate]').first()).toBeVisible()
  const last = page.locator('[data-candidate][aria-disabled=false]').last()
  await ((await warned.count()) > 0 ? warned.locator('[data-candidate]').first() : last).click()
  await dialog(page)
}

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
  const data = { week, weeks: 1, groupIds: null, dates: null, effort: 'fast', order }
  await page.request.post('/api/v1/autoplan/runs', { data })
  await expect.poll(made, { timeout: 90_000 }).toBeGreaterThan(0)
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
      await page.locator('[data-seat]').first().click()
      await expect(page.locator('[data-candidate]').first()).toBeVisible()
    },
  },
  {
    name: 'agency-week-publish',
    path: `/schichtplan?week=${inWeeks(2)}`,
    who: 'lead',
    after: async page => {
      await page.getByRole('button', { name: /^(Veröffentlichen|Publish)/ }).click()
      await dialog(page)
    },
  },
  { name: 'schedule-overview', path: '/schedule-overview', who: 'lead' },
  {
    name: 'schedule-overview-chatters',
    path: '/schedule-overview',
    who: 'lead',
    after: async page => {
      await page.getByRole('radio', { name: /^(Chatter|Chatters)$/ }).click()
    },
  },
  {
    name: 'schedule-overview-month',
    path: '/schedule-overview',
    who: 'owner',
    after: async page => {
      await page.getByRole('radio', { name: /^(Monat|Month)$/ }).click()
    },
  },
  {
    name: 'schedule-overview-chatters-month',
    // the first week has a Saturday and a Sunday alone, which leave the least room for its number
    path: `/schedule-overview?view=chatters&mode=month&at=${addDays(mondayOf(inWeeks(-1)), 5)}`,
    who: 'owner',
  },
  { name: 'schedule-overview-empty', path: '/schedule-overview?mode=month', who: 'owner', on: 'empty' },
  { name: 'market', path: '/market', who: 'lead' },
  { name: 'market-own', path: '/market', who: 'chatter' },
  { name: 'market-empty', path: '/market', who: 'owner', on: 'empty' },
  { name: 'market-failing', path: '/market', who: 'lead', isFailing: true },
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
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('listitem').first().waitFor()
    },
  },
  { name: 'pay-failing', path: '/pay', who: 'admin', isFailing: true },
  { name: 'own-pay', path: '/pay?view=own', who: 'chatter' },
  { name: 'own-pay-empty', path: '/pay?view=own', who: 'owner', on: 'empty' },
  { name: 'autoplan-ask', path: `/schichtplan/automatisch?week=${inWeeks(5)}`, who: 'lead', after: dialog },
  { name: 'autoplan', path: autoplanPath, who: 'lead', on: 'jobs', before: proposed },
  {
    name: 'autoplan-why',
    path: autoplanPath,
    who: 'lead',
    on: 'jobs',
    before: proposed,
    after: async page => {
      await page.locator('[data-seat], li h2').first().click()
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
    after: async page => {
      await openPlan(page)
      // a week that nobody has planned yet: whatever day it is, the first seat is free
      const week = inWeeks(4)
      await page.goto(`${new URL(page.url()).pathname}?week=${week}`)
      await page.locator('[data-seat]').first().click()
      await expect(page.locator('[data-candidate]').first()).toBeVisible()
    },
  },
  {
    name: 'plan-publish',
    path: '/creator-groups',
    who: 'lead',
    after: onPlan(2, async page => {
      await page.getByRole('button', { name: /^(Veröffentlichen|Publish)/ }).click()
      await dialog(page)
    }),
  },
  {
    name: 'plan-copy',
    path: '/creator-groups',
    who: 'lead',
    after: onPlan(0, async page => {
      await fromMenu(/^(Woche übertragen|Copy week)$/)(page)
      await dialog(page)
    }),
  },
  {
    name: 'plan-clear',
    path: '/creator-groups',
    who: 'lead',
    after: onPlan(0, async page => {
      await fromMenu(/^(Woche leeren|Clear week)$/)(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    }),
  },
  { name: 'plan-override', path: '/creator-groups', who: 'lead', after: onPlan(6, openOverride) },
  {
    name: 'shift-decline',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      await page
        .getByRole('button', { name: /ablehnen$|^Decline/ })
        .first()
        .click()
      await dialog(page)
    },
  },
  {
    name: 'shift-change',
    path: '/organization/settings/shifts',
    who: 'owner',
    after: async page => {
      await page.locator('main li button:has([data-hue])').first().click()
      await dialog(page)
      await page.locator('[name=startTime]').fill('09:30')
      await expect(page.locator('[name=from]')).toBeVisible()
    },
  },
]
