import type { Page } from '@playwright/test'
import type { Day } from '#kit/day.ts'
import { longDay } from '#platform/web/day-names.ts'
import { type Language, now } from './people.ts'

interface Shift {
  readonly assignmentId: string
  readonly name: string
  readonly status: string
  /** ISO instant. */
  readonly startsAt: string
}
export interface ShiftOnDay extends Shift {
  /** As pages write it. */
  readonly day: string
}

/** The coming shifts of the member who is signed in on the page. */
export async function shiftsOf(page: Page, language: Language): Promise<readonly ShiftOnDay[]> {
  const answer = await page.request.get(new URL('/api/v1/me/shifts', page.url()).href)
  const days: { date: Day; shifts: Shift[] }[] = await answer.json()
  return days.flatMap(({ date, shifts }) => shifts.map(shift => ({ ...shift, day: longDay(date, language) })))
}

/** Whether the member can still confirm and decline it. */
export const isUnanswered = ({ status, startsAt }: Pick<Shift, 'status' | 'startsAt'>): boolean =>
  status === 'assigned' && Temporal.Instant.compare(Temporal.Instant.from(startsAt), now()) > 0

/** The first two of them that are not confirmed yet. */
export async function unconfirmed(page: Page, language: Language): Promise<readonly [ShiftOnDay, ShiftOnDay]> {
  const [first, second] = (await shiftsOf(page, language)).filter(isUnanswered)
  if (!first || !second) throw new Error('the sample leaves two shifts to confirm')
  return [first, second]
}
