import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { addDays, type Day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { defaultNames, type DefaultShiftId } from '#features/agency/shifts/names.ts'
import { daysOfWeek, mondayOf, type Week, weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { onDatabase, sqlNow } from './kept.ts'
import { beginning, catalogues, choose, type Language, person } from './people.ts'
import { type Installation, password } from './staffel.ts'

/** The name of the group that `addGroup` adds. */
export const groupName = 'Tessa Quell'

/** Adds a group of one seat a shift that the sample's plans do not know. @returns its id */
export async function addGroup(databaseUrl: string, name = groupName): Promise<string> {
  const id = newId()
  await onDatabase(
    databaseUrl,
    `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
     select id, $1, $2, 'blue', 1, ${sqlNow()}, ${sqlNow()} from organizations`,
    [id, name],
  )
  return id
}

/** Marks the early shifts of a week as available, so that no rule warns of the person. */
export async function markEarly(browser: Browser, installation: Installation, mailbox: string, week: Week) {
  const { context } = await person(browser, installation, 'de')
  const email = `${mailbox}@demo.staffel.test`
  await expect(await context.request.post('/api/v1/session', { data: { email, password } })).toBeOK()
  const cells = daysOfWeek(week).map(date => ({ date, shiftId: 'early', marking: 'available' }))
  await expect(await context.request.patch(`/api/v1/availability/${week}`, { data: { cells } })).toBeOK()
  await context.close()
}

/**
 * Assigns a member to an early shift despite rule warnings, as the planner who is signed in on the page.
 * @returns the version of the week's plan
 */
export async function assignEarly(page: Page, groupId: string, date: Day, fullName: string): Promise<unknown> {
  const { origin } = new URL(page.url())
  const team: { id: string; fullName: string }[] = await (await page.request.get(`${origin}/api/v1/team`)).json()
  const profileId = team.find(one => one.fullName === fullName)?.id
  const answer = await page.request.post(`${origin}/api/v1/schedule/${groupId}/assignments`, {
    data: { date, shiftId: 'early', seat: 1, profileId, reason: 'wie immer' },
  })
  await expect(answer).toBeOK()
  const { version }: { version: unknown } = await answer.json()
  return version
}

/** Does what `assignEarly` does and publishes the week. */
export async function publishEarly(page: Page, groupId: string, date: Day, fullName: string): Promise<void> {
  const version = await assignEarly(page, groupId, date, fullName)
  const publish = `${new URL(page.url()).origin}/api/v1/schedule/${groupId}/${weekOf(date)}/publish`
  await expect(await page.request.post(publish, { data: { version } })).toBeOK()
}

/** A day of a week; Monday is 0. */
export const dayOf = (week: Week, weekday: number): Day => addDays(mondayOf(week), weekday)

/** Where a seat is, beside its shift and its day. */
interface Whereabouts {
  /** On the board of all groups. */
  readonly group?: string
  /** From 1, which is the default. */
  readonly seat?: number
}

/** The accessible name of a seat up to its assignment. */
function seatName(language: Language, shift: string, date: Day, { group, seat = 1 }: Whereabouts): string {
  const { agencyWeek, schedule } = catalogues[language]
  const place = { shift, day: longDay(date, language), seat, who: '' }
  return group === undefined ? schedule.seat(place) : agencyWeek.seat({ ...place, group })
}

/** Finds seats on a board by their accessible name, open or assigned. */
export const seatsOn =
  (page: Page, language: Language) =>
  (shiftId: DefaultShiftId, date: Day, whereabouts: Whereabouts = {}): Locator =>
    page.getByRole('button', {
      name: beginning(seatName(language, defaultNames[shiftId][language], date, whereabouts)),
    })

interface SeatKey {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: DefaultShiftId
  readonly seat: number
}

/** A seat of the board of all groups, where the names of groups and shifts are not known. */
export const seatWithKey = (page: Page, { groupId, date, shiftId, seat }: SeatKey): Locator =>
  page.locator(`[data-seat="${groupId} ${date} ${shiftId} ${seat}"]`)

/** All seats of a board, or those whose accessible name continues with `who`. */
export function allSeatsOn(page: Page, language: Language, who = ''): Locator {
  const ofSeat = catalogues[language].schedule.seat({ shift: '', day: '', seat: 0, who: '' }).split(', ').at(-1) ?? ''
  return page.getByRole('button', { name: new RegExp(`, ${ofSeat.replace('0', String.raw`\d+`)}${who}`) })
}

/** The open seats of a board. */
export function openSeatsOn(page: Page, language: Language): Locator {
  const { agencyWeek } = catalogues[language]
  return allSeatsOn(page, language, agencyWeek.free)
}

/** The candidates in the window of a seat; one of them by name. */
export const candidatesIn = (page: Page, fullName = ''): Locator =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .getByRole('button', { name: beginning(fullName) })

/** Assigns a candidate of the open window by mouse. */
export async function chooseCandidate(page: Page, fullName: string): Promise<void> {
  await choose(candidatesIn(page, fullName))
}
