import { compareNames } from '#kit/compare-names.ts'
import type { Duty, DutyGroup, DutySeat } from '../schema.ts'

export type Urgency = 'missing' | 'gap' | 'late'

export interface UrgentSeat {
  readonly urgency: Urgency
  readonly seat: DutySeat
  readonly group: DutyGroup
}

const order: readonly Urgency[] = ['missing', 'gap', 'late']
const isUrgent = (standing: DutySeat['standing']): standing is Urgency =>
  (order as readonly string[]).includes(standing)

/** Seats that somebody has to do something about: missing before gaps before late, the longest first. */
export const urgentOf = ({ groups }: Duty): UrgentSeat[] =>
  groups
    .flatMap(group =>
      group.now.flatMap(seat => (isUrgent(seat.standing) ? [{ urgency: seat.standing, seat, group }] : [])),
    )
    .toSorted(
      (a, b) =>
        order.indexOf(a.urgency) - order.indexOf(b.urgency) ||
        Temporal.Instant.compare(a.seat.dueAt, b.seat.dueAt) ||
        compareNames(a.seat.groupName, b.seat.groupName),
    )

export const isOnDuty = ({ standing }: DutySeat): boolean => standing === 'on'

/** Whose seat it is now, as far as nothing has to be done about it. */
export const seatsWithoutUrgency = ({ now }: DutyGroup): DutySeat[] => now.filter(seat => !isUrgent(seat.standing))

/** Groups on which somebody is, or follows: whoever has nobody to follow first, then what changes soonest. */
export function sortedDutyGroups({ groups }: Duty, byGroup: boolean): DutyGroup[] {
  const shown = groups.filter(group => seatsWithoutUrgency(group).length > 0 || group.next.length > 0)
  if (byGroup) return shown
  const isOpen = (group: DutyGroup) => group.next.some(({ standing }) => standing === 'gap')
  const endOf = ({ now, next }: DutyGroup) => now.map(({ endsAt }) => endsAt).toSorted()[0] ?? next[0]?.startsAt ?? ''
  const hasUnconfirmed = (group: DutyGroup) => group.next.some(seat => seat.person && !seat.isConfirmed)
  return shown.toSorted(
    (a, b) =>
      Number(isOpen(b)) - Number(isOpen(a)) ||
      compareNames(endOf(a), endOf(b)) ||
      Number(hasUnconfirmed(b)) - Number(hasUnconfirmed(a)),
  )
}

export const countsOf = ({ groups }: Duty) => {
  const now = groups.flatMap(group => group.now)
  const next = groups.flatMap(group => group.next).filter(({ person }) => person !== null)
  const count = (standing: DutySeat['standing']) => now.filter(seat => seat.standing === standing).length
  return {
    missing: count('missing'),
    late: count('late'),
    gap: count('gap'),
    on: count('on'),
    next: next.length,
    unconfirmed: next.filter(seat => !seat.isConfirmed).length,
  }
}
