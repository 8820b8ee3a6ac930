import { type Interval, intersects, intervalOf } from '#kit/cover.ts'
import { addDays, type Day } from '#kit/day.ts'
import { instantsIn } from '#kit/span.ts'
import { timesOn } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { listAbsencesIn } from './absence-store.ts'

/**
 * Whether a member is reported absent for a shift of a day, or for any: the end of a night does not make the day after it one.
 */
export async function openAbsentDays(
  tx: Tx,
  { actor: { organizationId }, organization }: Pick<Member, 'actor' | 'organization'>,
  days: readonly Day[],
): Promise<(profileId: string, date: Day, shiftId?: string) => boolean> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return () => false
  const absences = await listAbsencesIn(tx, organizationId, {
    start: Temporal.Instant.from(`${addDays(first, -1)}T00:00Z`).epochMilliseconds,
    end: Temporal.Instant.from(`${addDays(last, 3)}T00:00Z`).epochMilliseconds,
  })
  if (absences.length === 0) return () => false
  const standard = (await shifts.list(tx, organizationId)).filter(({ isEnabled }) => isEnabled)
  const earlier = await shifts.listEarlier(tx, organizationId)
  const place = instantsIn(organization.timeZone)
  const absencesById = Map.groupBy(absences, ({ profileId }) => profileId)
  const intervalsOf = (date: Day, shiftId: string | undefined): Interval[] =>
    standard
      .filter(({ id }) => shiftId === undefined || id === shiftId)
      .map(shift => intervalOf(place(date, { ...shift, ...timesOn(shift, earlier.get(shift.id) ?? [], date) })))
  return (profileId, date, shiftId) => {
    const own = absencesById.get(profileId)
    if (!own) return false
    return intervalsOf(date, shiftId).some(interval =>
      own.some(({ startsAt, endsAt }) =>
        intersects({ start: startsAt.epochMilliseconds, end: endsAt.epochMilliseconds }, interval),
      ),
    )
  }
}
