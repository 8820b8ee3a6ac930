import { daysBetween } from '#kit/day.ts'
import { mondayOf } from '#kit/week.ts'
import { allSeats, boardOf, packedSeatKey } from '#features/planning/agency-week/board.ts'
import { unpackSeatFlags, packSeatFlags } from '#features/planning/agency-week/flags.ts'
import type { AgencyWeek } from '#features/planning/agency-week/schema.ts'
import { seatKey, type SeatReference, shiftKey } from '#features/planning/assignments/seat-key.ts'
import type { Proposal } from './schema.ts'

type ProposedSeat = Proposal['seats'][number]

/** A seat that a proposal fills otherwise than it stands. */
export interface ProposalChange extends ProposedSeat {
  /** As the board has it: `seatKey`. */
  readonly key: string
  readonly fullName: string
  readonly kind: Exclude<ProposedSeat['kind'], 'kept'>
}

/** The changes of all weeks, in the order of the proposal. */
export function proposalChanges({ people, seats }: Proposal): ProposalChange[] {
  const names = new Map(people.map(({ profileId, fullName }) => [profileId, fullName]))
  return seats.flatMap(({ kind, ...seat }) =>
    kind === 'kept' ? [] : [{ ...seat, kind, key: seatKey(seat), fullName: names.get(seat.profileId) ?? '' }],
  )
}

/** What of it can be taken over: it does not stand yet, and is still to come. */
export const applicableChanges = (changes: readonly ProposalChange[]): ProposalChange[] =>
  changes.filter(({ isApplied, hasBegun }) => !isApplied && !hasBegun)

/** `shiftKey` of every shift with a seat that stays empty: of those alone a proposal can say why. */
export const openShiftKeysIn = ({ gaps }: Proposal): ReadonlySet<string> => new Set(gaps.map(shiftKey))

/** Who sits on a seat of the week as it stands. */
export interface CurrentOccupant {
  readonly profileId: string
  /** A draft that is not fixed. */
  readonly givesWay: boolean
}

export function currentOccupantOf(week: AgencyWeek, key: string): CurrentOccupant | undefined {
  const taken = allSeats(boardOf(week)).find(seat => seat.key === key)?.taken
  return taken && { profileId: taken.person.id, givesWay: taken.state === 'draft' && !taken.isPinned }
}

/** By key of the seat: whether somebody else sits there by now, as far as they give way. What does not is shown as it stands. */
export function changeKindBySeat(
  week: AgencyWeek,
  changes: readonly ProposalChange[],
): ReadonlyMap<string, ProposalChange['kind']> {
  const taken = new Map(allSeats(boardOf(week)).map(seat => [seat.key, seat.taken]))
  return new Map(
    changes.flatMap(({ key, profileId }): [string, ProposalChange['kind']][] => {
      const there = taken.get(key)
      if (!there) return [[key, 'new']]
      if (there.state !== 'draft' || there.isPinned) return []
      return [[key, there.person.id === profileId ? 'new' : 'exchanged']]
    }),
  )
}

/** Whether a hand can put somebody there: beside a proposal, nobody is sent away of whom others know. */
export const mayAssignByHand = (sitting: CurrentOccupant | undefined, profileId: string): boolean =>
  sitting === undefined || (sitting.givesWay && sitting.profileId !== profileId)

/** The week as the proposal would have it. What has begun, or others have published or fixed since, stays as it is. */
export function proposedWeek(week: AgencyWeek, proposal: Proposal): AgencyWeek {
  const first = mondayOf(week.week)
  const people = [...week.people]
  const places = new Map(people.map(({ id }, place) => [id, place]))
  const groups = new Map(week.groups.map(({ id }, place) => [id, place]))
  const placeOfShift = (group: number, shiftId: string) =>
    week.groups[group]?.shifts.findIndex(({ at }) => week.shifts[at]?.id === shiftId) ?? -1
  const seats = new Map(week.seats.map(seat => [packedSeatKey(seat), seat]))
  const indexesOf = ({ groupId, shiftId, date, seat }: SeatReference): SeatIndexes | undefined => {
    const group = groups.get(groupId) ?? -1
    const shift = placeOfShift(group, shiftId)
    const day = daysBetween(first, date)
    return shift < 0 || day < 0 || day > 6 ? undefined : [group, shift, day, seat]
  }
  const mayMove = (at: SeatIndexes) => {
    const stands = seats.get(packedSeatKey(at))
    const flags = stands && unpackSeatFlags(stands[5])
    return !flags || (flags.state === 'draft' && !flags.isPinned)
  }

  for (const seat of proposal.freed) {
    const at = indexesOf(seat)
    if (at && mayMove(at)) seats.delete(packedSeatKey(at))
  }
  for (const { profileId, fullName, breaks, hasBegun, ...seat } of proposalChanges(proposal)) {
    const at = indexesOf(seat)
    if (!at || hasBegun || !mayMove(at)) continue
    if (!places.has(profileId)) {
      places.set(profileId, people.length)
      people.push({ id: profileId, fullName, availability: '.......', hours: 0, wish: { min: null, max: null } })
    }
    const flags = packSeatFlags({ state: 'draft', isPinned: false, isOverridden: breaks.length > 0 })
    seats.set(packedSeatKey(at), [...at, places.get(profileId) ?? 0, flags])
  }
  return { ...week, people, seats: [...seats.values()] }
}

type SeatIndexes = [group: number, shift: number, day: number, seat: number]
