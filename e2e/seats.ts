import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { addDays, type Day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { daysOfWeek, mondayOf, type Week, weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { onDatabase, sqlNow } from './kept.ts'
import { catalogues, type Language, person } from './people.ts'
import { type Installation, password } from './staffel.ts'

/** The name of the group that `addGroup` adds. */
export const groupName = 'Tessa Quell'

/** Adds a group of one seat a shift that the sample's plans do not know. @returns its id */
export async function addGroup(databaseUrl: string): Promise<string> {
  const id = newId()
  await onDatabase(
    databaseUrl,
    `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
     select id, $1, $2, 'blue', 1, ${sqlNow()}, ${sqlNow()} from organizations`,
    [id, groupName],
  )
  return id
}

/** Marks the early shifts of a week as available, so that no rule warns of the person. */
export async function markEarly(browser: Browser, installation: Installation, mailbox: string, week: Week) {
  const { context } = await person(browser, installation, 'de')
  const email = `${mailbox}@demo.staffel.test`
  await expect(await context.request.post('/api/v1/session', { data: { email, password } })).toBeOK()
  const cells = daysOfWeek(week).map(date => ({ date, shiftId: 'early', marking: 'available' }))
  await expect(await context.request.put(`/api/v1/availability/${week}`, { data: { cells } })).toBeOK()
  await context.close()
}

/** Assigns somebody to an early shift and publishes its week, as the planner who is signed in on the page. */
export async function publishEarly(page: Page, groupId: string, date: Day, fullName: string): Promise<void> {
  const week = weekOf(date)
  const team: { id: string; fullName: string }[] = await (await page.request.get('/api/v1/team')).json()
  const profileId = team.find(one => one.fullName === fullName)?.id
  const plan = `/api/v1/schichtplan/${groupId}`
  const assigned = await page.request.post(`${plan}/assignments`, {
    data: { date, shiftId: 'early', seat: 1, profileId, reason: 'wie immer' },
  })
  await expect(assigned).toBeOK()
  const { version } = await assigned.json()
  await expect(await page.request.post(`${plan}/${week}/publish`, { data: { version } })).toBeOK()
}

/** A day of a week; Monday is 0. */
export const dayOf = (week: Week, weekday: number): Day => addDays(mondayOf(week), weekday)

/** Finds the first seats of a group's plan by the name of the shift and the day. */
export const seatsOn = (page: Page, language: Language) => {
  const { seatTitle } = catalogues[language].schedule
  return (shift: string, date: Day): Locator =>
    page.getByRole('button', { name: new RegExp(`^${seatTitle({ shift, day: longDay(date, language), seat: 1 })}:`) })
}
