import type { Day } from '#kit/day.ts'
import { type Instants, instantsIn } from '#kit/span.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { timesOn } from '../rules.ts'
import * as store from './store.ts'

type Reader = Pick<Member, 'actor' | 'organization'>

/** When a standard shift of a day runs, with the times that it had or has on that day; undefined: there is no such shift. */
export async function readShiftInstants(
  tx: Tx,
  { actor: { organizationId }, organization }: Reader,
): Promise<(date: Day, shiftId: string) => Instants | undefined> {
  const [standard, earlier] = [await store.list(tx, organizationId), await store.listEarlier(tx, organizationId)]
  const byId = new Map(standard.map(shift => [shift.id, shift]))
  const place = instantsIn(organization.timeZone)
  return (date, shiftId) => {
    const shift = byId.get(shiftId)
    return shift && place(date, timesOn(shift, earlier.get(shiftId) ?? [], date))
  }
}

interface ShiftTime {
  /** The day under which the plan has the shift. */
  readonly date: Day
  /** ISO instants. */
  readonly startsAt: string
  readonly endsAt: string
}

/** The same, as answers have it. */
export async function readShiftTimes(
  tx: Tx,
  reader: Reader,
): Promise<(date: Day, shiftId: string) => ShiftTime | undefined> {
  const instantsOf = await readShiftInstants(tx, reader)
  return (date, shiftId) => {
    const instants = instantsOf(date, shiftId)
    return instants && { date, startsAt: instants.start.toString(), endsAt: instants.end.toString() }
  }
}
