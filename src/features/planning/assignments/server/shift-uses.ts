import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import { mondayOf, weekOf } from '#kit/week.ts'
import { availabilityWeeks } from '#features/planning/availability/server/table.ts'
import type { CountUses } from '#features/agency/shifts/server/manage-shifts.ts'
import { publishedStates } from '../states.ts'
import { assignments } from './table.ts'

/** What a standard shift holds from a day on, before its times change or it is switched off. */
export const shiftUses: CountUses = async (tx, organizationId, shiftId, from) => {
  const seats = await tx
    .select({ state: assignments.state, seats: count() })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        eq(assignments.shiftId, shiftId),
        gte(assignments.date, from),
        inArray(assignments.state, ['draft', ...publishedStates]),
      ),
    )
    .groupBy(assignments.state)
  const [marked] = await tx
    .select({ people: sql<number>`count(distinct ${availabilityWeeks.profileId})::int` })
    .from(availabilityWeeks)
    .where(
      and(
        eq(availabilityWeeks.organizationId, organizationId),
        gte(availabilityWeeks.weekStart, mondayOf(weekOf(from))),
        // a letter that is not "nothing said" on any of the seven days
        sql`${availabilityWeeks.cells} ->> ${shiftId} ~ '[^.]'`,
      ),
    )
  const sum = (isDraft: boolean) =>
    seats.filter(({ state }) => (state === 'draft') === isDraft).reduce((total, row) => total + row.seats, 0)
  return { published: sum(false), drafts: sum(true), people: marked?.people ?? 0 }
}
