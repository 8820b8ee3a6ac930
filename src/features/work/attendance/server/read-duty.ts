import { addDays } from '#kit/day.ts'
import { instantsInOwnZone, zonesOf } from '#kit/own-time.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { isCheckInExpected } from '#features/foundation/organizations/attendance.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import {
  type OpenSeat,
  listPublishedOpenSeats,
  listUnpublishedRunningSeats,
} from '#features/planning/market/server/list-open-seats.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Colleague, Duty, DutyGroup, DutyPerson, DutySeat, OwnDuty, OwnPart } from '../schema.ts'
import { noCheckTimes, checkInOpensAt, dutyStateOf, lastEarlyCheckOut, resumableUntil } from '../states.ts'
import * as dutyStore from './duty-store.ts'
import { findRules } from './gate.ts'
import * as sheetStore from './sheet-store.ts'
import * as store from './store.ts'

/** How far one looks ahead for whoever follows. */
const hoursAhead = 12
const maxOwnParts = 3

const isAfter = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) > 0

/** What one is to do now or next; null: nobody checks in here. */
export const readOwnDuty = (member: Member): Promise<OwnDuty> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const rules = await findRules(tx, organizationId)
    const now = member.now()
    const around = daysAround(member)
    const soon = now.add({ hours: 2 * hoursAhead })
    const seats = (await store.listSeats(tx, organizationId, around, profileId)).filter(
      seat => isAfter(seat.endsAt, now) && !isAfter(seat.startsAt, soon),
    )
    const rows = new Map(
      seats.length === 0
        ? []
        : (await store.listRows(tx, organizationId, around, profileId)).map(row => [row.assignmentId, row]),
    )
    // whoever is at work can end it, whatever was switched since
    const isAtWork = ({ assignmentId }: store.PublishedSeat) => (rows.get(assignmentId)?.checkedInAt ?? null) !== null
    const mine = seats.filter(seat => isCheckInExpected(rules, seat.startsAt) || isAtWork(seat)).slice(0, maxOwnParts)
    if (mine.length === 0) return rules.since === null ? null : { now: now.toString(), parts: [] }
    const colours = await dutyStore.listColours(tx, organizationId)
    // everybody's screen asks for this at every check-in: not for the whole agency
    const groupIds = [...new Set(mine.map(({ groupId }) => groupId))]
    const ofGroups = await store.listSeats(tx, organizationId, around, undefined, { groupIds })
    const names = await sheetStore.peopleById(
      tx,
      organizationId,
      ofGroups.map(seat => seat.profileId),
    )
    const colleagues = (of: readonly store.PublishedSeat[]): Colleague[] =>
      [...new Set(of.map(seat => seat.profileId))].flatMap(id => {
        const person = names.get(id)
        return person ? { profileId: id, fullName: person.fullName, avatarImage: person.avatarImage } : []
      })
    const parts = mine.map((seat): OwnPart => {
      const row = rows.get(seat.assignmentId)
      const near = ofGroups.filter(other => other.groupId === seat.groupId && other.profileId !== profileId)
      const instants = { start: seat.startsAt, end: seat.endsAt }
      const times = instantsInOwnZone(seat.date, instants, zonesOf(member))
      const { date, startTime, endTime } = times
      const undoUntil = row?.checkedOutAt && resumableUntil(seat, row.checkedOutAt)
      return {
        ...shownSeat(seat, member),
        ...cameOf(seat, row, now),
        color: colours.get(seat.shiftId) ?? 'gray',
        own: times.differs ? { date, startTime, endTime } : null,
        opensAt: checkInOpensAt(seat).toString(),
        earlyBefore: lastEarlyCheckOut(seat, rules).toString(),
        resumableUntil: undoUntil && isAfter(undoUntil, now) ? undoUntil.toString() : null,
        before: colleagues(
          latest(
            near.filter(other => !isAfter(other.endsAt, seat.startsAt)),
            seat.startsAt.subtract({ hours: hoursAhead }),
          ),
        ),
        beside: colleagues(
          near.filter(other => isAfter(other.endsAt, seat.startsAt) && isAfter(seat.endsAt, other.startsAt)),
        ),
        after: colleagues(
          next(
            near.filter(other => !isAfter(seat.endsAt, other.startsAt)),
            seat.endsAt.add({ hours: hoursAhead }),
          ),
        ),
      }
    })
    return { now: now.toString(), parts }
  })

/** Those that end last, if that is not long ago. */
function latest(seats: readonly store.PublishedSeat[], notBefore: Temporal.Instant): store.PublishedSeat[] {
  const last = Math.max(...seats.map(({ endsAt }) => endsAt.epochMilliseconds))
  return last < notBefore.epochMilliseconds ? [] : seats.filter(({ endsAt }) => endsAt.epochMilliseconds === last)
}

/** Those that begin first, if that is soon enough. */
function next<T extends { readonly startsAt: Temporal.Instant }>(seats: readonly T[], until: Temporal.Instant): T[] {
  const first = Math.min(...seats.map(({ startsAt }) => startsAt.epochMilliseconds))
  return first > until.epochMilliseconds ? [] : seats.filter(({ startsAt }) => startsAt.epochMilliseconds === first)
}

const daysAround = (member: Member) => [addDays(member.today(), -2), addDays(member.today(), 2)] as const

/** Who is on, who is waited for or missing, which seats nobody has, and who follows. */
export const readDuty = (member: Member): Promise<Duty> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const now = member.now()
    const until = now.add({ hours: hoursAhead })
    const around = daysAround(member)
    const seats = (await store.listSeats(tx, organizationId, around, undefined, { after: now })).filter(
      seat => !isAfter(seat.startsAt, until),
    )
    const rows = (await store.listRows(tx, organizationId, around)).filter(row => isAfter(row.endsAt, now))
    const rowOf = new Map(rows.map(row => [row.assignmentId, row]))
    const seated = new Set(seats.map(({ assignmentId }) => assignmentId))
    const replaced = rows.filter(row => row.missingSince !== null && !seated.has(row.assignmentId))
    const gaps = await listPublishedOpenSeats(tx, member, { today: member.today(), now, until, isRunningToo: true })
    const unpublished = await listUnpublishedRunningSeats(tx, member, { today: member.today(), now })
    const personOf = await reach(tx, member, [...seats, ...replaced])
    const colours = await dutyStore.listColours(tx, organizationId)
    const colourOf = (shiftId: string) => colours.get(shiftId) ?? 'gray'
    const all: DutySeat[] = seats.map(seat => ({
      ...shownSeat(seat, member),
      ...cameOf(seat, rowOf.get(seat.assignmentId), now),
      ...waiting(rowOf.get(seat.assignmentId), seat.dueAt),
      person: personOf(seat.profileId),
      isConfirmed: seat.state === 'confirmed',
      color: colourOf(seat.shiftId),
    }))
    const free = [
      ...gaps.map(gap => emptySeat(gap, 'gap', colourOf(gap.shiftId))),
      ...unpublished.map(seat => emptySeat(seat, 'unpublished', colourOf(seat.shiftId))),
    ]
    const gone = replaced.map(
      (row): DutySeat => ({
        ...shownSeat(row, member),
        ...cameOf(row, row, now),
        ...waiting(row, row.dueAt),
        person: personOf(row.profileId),
        isConfirmed: false,
        color: colourOf(row.shiftId),
      }),
    )
    const iso = now.toString()
    const isRunning = ({ startsAt }: DutySeat) => epochOf(startsAt) <= now.epochMilliseconds
    const ofGroup = Map.groupBy([...all, ...free], ({ groupId }) => groupId)
    const shownGroups = (await groups.list(tx, organizationId)).flatMap(({ id, name, color }): DutyGroup[] => {
      const own = ofGroup.get(id) ?? []
      const group = {
        groupId: id,
        groupName: name,
        color,
        now: own.filter(isRunning),
        replaced: gone.filter(({ groupId }) => groupId === id),
        next: soonest(own.filter(seat => !isRunning(seat))),
      }
      return group.now.length + group.next.length + group.replaced.length > 0 ? [group] : []
    })
    const changes = [...all, ...free].flatMap(({ startsAt, endsAt }) => [epochOf(startsAt), epochOf(endsAt)])
    const changesAt = Math.min(...changes.filter(at => at > now.epochMilliseconds))
    return {
      now: iso,
      changesAt: Number.isFinite(changesAt) ? Temporal.Instant.fromEpochMilliseconds(changesAt).toString() : null,
      groups: shownGroups,
    }
  })

const epochOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds

const soonest = (seats: readonly DutySeat[]): DutySeat[] => {
  const starts = seats.map(({ startsAt }) => epochOf(startsAt))
  const first = Math.min(...starts)
  return seats.filter((_, index) => starts[index] === first)
}

const shownSeat = (seat: Omit<store.PublishedSeat, 'state' | 'dueAt'>, { language }: Pick<Member, 'language'>) => ({
  assignmentId: seat.assignmentId,
  groupId: seat.groupId,
  groupName: seat.groupName,
  date: seat.date,
  shiftId: seat.shiftId,
  shiftName: displayedShiftName({ id: seat.shiftId, name: seat.shiftName }, language),
  seat: seat.seat,
  startTime: seat.startTime,
  endTime: seat.endTime,
  startsAt: seat.startsAt.toString(),
  endsAt: seat.endsAt.toString(),
})

const cameOf = (
  part: Pick<store.PublishedSeat, 'startsAt' | 'endsAt' | 'dueAt'>,
  row: store.AttendanceRow | undefined,
  now: Temporal.Instant,
) => ({
  standing: dutyStateOf(part, row ?? noCheckTimes, now),
  checkedInAt: row?.checkedInAt?.toString() ?? null,
  checkedOutAt: row?.checkedOutAt?.toString() ?? null,
  ending: row?.ending ?? null,
  isLate: row ? row.lateSince !== null : false,
  isMissing: row ? row.missingSince !== null : false,
  leftEarly: row?.leftEarly ?? false,
})

const waiting = (row: store.AttendanceRow | undefined, dueAt: Temporal.Instant) => ({
  dueAt: (row?.dueAt ?? dueAt).toString(),
  askedAt: row?.promptedAt?.toString() ?? null,
  alarmedAt: row?.alarmedAt?.toString() ?? null,
  coveredBy: row?.coveredBy ?? null,
})

const emptySeat = (
  { start: _, ...seat }: OpenSeat,
  standing: 'gap' | 'unpublished',
  color: DutySeat['color'],
): DutySeat => ({
  ...seat,
  assignmentId: null,
  standing,
  checkedInAt: null,
  checkedOutAt: null,
  ending: null,
  isLate: false,
  isMissing: false,
  leftEarly: false,
  person: null,
  isConfirmed: false,
  dueAt: seat.startsAt,
  askedAt: null,
  alarmedAt: null,
  coveredBy: null,
  color,
})

/** Everybody with the ways to reach them. */
async function reach(tx: Tx, { actor: { organizationId } }: Member, of: readonly { readonly profileId: string }[]) {
  const ids = of.map(({ profileId }) => profileId)
  const names = await sheetStore.peopleById(tx, organizationId, ids)
  const chats = await dutyStore.listChatAddresses(tx, organizationId, 'telegram', ids)
  const discord = await dutyStore.listChatAddresses(tx, organizationId, 'discord', ids)
  const phones = await dutyStore.listContactPhonesByEmail(tx, organizationId)
  return (id: string): DutyPerson | null => {
    const person = names.get(id)
    if (!person) return null
    const { fullName, avatarImage, timeZone, email, messenger, languages } = person
    return {
      profileId: id,
      fullName,
      avatarImage,
      timeZone,
      languages,
      phone: person.phone ?? phones.get(email) ?? null,
      messenger,
      email: email || null,
      chat: chats.get(id) ?? null,
      discord: discord.get(id) ?? null,
    }
  }
}
