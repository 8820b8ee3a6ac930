import { compareNames } from '#kit/compare-names.ts'
import { seatKey, shiftKey } from '#features/planning/assignments/seat-key.ts'
import type { Duty, DutyGroup, DutySeat } from '../schema.ts'

export type Urgency = 'missing' | 'left' | 'gap' | 'unpublished' | 'late'

export interface UrgentSeat {
  readonly urgency: Urgency
  readonly seat: DutySeat
  readonly group: DutyGroup
}

const order: readonly Urgency[] = ['missing', 'left', 'gap', 'unpublished', 'late']
const urgencies: Partial<Readonly<Record<DutySeat['standing'], Urgency>>> = {
  missing: 'missing',
  left_early: 'left',
  gap: 'gap',
  unpublished: 'unpublished',
  late: 'late',
}

/** Seats that need an action, by `order` and then the longest first; an unpublished plan appears once for each shift. */
export const urgentOf = ({ groups }: Duty): UrgentSeat[] =>
  groups
    .flatMap(group =>
      group.now.flatMap((seat, index) => {
        const urgency = urgencies[seat.standing]
        const isSaid = urgency === 'unpublished' && group.now.findIndex(one => isOfSamePlan(one, seat)) < index
        return urgency === undefined || isSaid ? [] : [{ urgency, seat, group }]
      }),
    )
    .toSorted(
      (a, b) =>
        order.indexOf(a.urgency) - order.indexOf(b.urgency) ||
        Temporal.Instant.compare(a.seat.dueAt, b.seat.dueAt) ||
        compareNames(a.seat.groupName, b.seat.groupName),
    )

const isOfSamePlan = (a: DutySeat, b: DutySeat): boolean => a.standing === b.standing && shiftKey(a) === shiftKey(b)

/** The seat of a running shift that an address names, as long as another member is needed on it. */
export const findReplaceable = (duty: Duty, key: string): DutySeat | undefined =>
  urgentOf(duty).find(({ urgency, seat }) => urgency !== 'unpublished' && seatKey(seat) === key)?.seat

export const isOnDuty = ({ standing }: DutySeat): boolean => standing === 'on'

/** The current seats of a group that need no action. */
export const seatsWithoutUrgency = ({ now }: DutyGroup): DutySeat[] =>
  now.filter(seat => urgencies[seat.standing] === undefined)

/** Groups with a member on duty or next: those with an open next seat first, then by the time of the next change. */
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
    left: count('left_early'),
    late: count('late'),
    unpublished: count('unpublished'),
    expected: count('expected'),
    done: count('done'),
    running: now.length,
    gap: count('gap'),
    on: count('on'),
    next: next.length,
    unconfirmed: next.filter(seat => !seat.isConfirmed).length,
  }
}
