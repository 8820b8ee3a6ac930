import { compareNames } from '#kit/compare-names.ts'
import { readCursor, writeCursor } from '#kit/cursor.ts'
import { addDays } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import { findRules } from '#features/work/attendance/server/gate.ts'
import { lockAttendance } from '#features/work/attendance/server/store.ts'
import { type WorkEntry, listEntries } from '#features/work/attendance/server/works.ts'
import type { Tx } from '#platform/server/database.ts'
import { maySeeAllHandovers } from '../policy.ts'
import { hoursAround, hoursToWrite, isEmpty, isSame, handoverNotesReceived, handoverWriteProblem } from '../rules.ts'
import type {
  HandoverQuestion,
  LatestNotes,
  Note,
  NotePage,
  OwnHandovers,
  OwnPart,
  HandoverReading,
  HandoverInput,
} from '../schema.ts'
import * as store from './store.ts'

/** How far one looks ahead for what one is to take over. */
const hoursAhead = 24
/** For how long whoever leads sees what a shift has left. */
const hoursOfLatest = 12
const pageSize = 30

/** One's shifts around now with what is handed over to them, and what one hands over; null: nobody checks in here. */
export const readOwnHandovers = (member: Member): Promise<OwnHandovers> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const now = member.now()
    const days = [addDays(member.today(), -2), addDays(member.today(), 2)] as const
    const [from, until] = [now.subtract({ hours: hoursToWrite }), now.add({ hours: hoursAhead })]
    const entries = (await listEntries(tx, organizationId, { days, profileId }, now)).filter(
      ({ work, seat }) =>
        work.basis === 'taps' &&
        Temporal.Instant.compare(from, seat.endsAt) < 0 &&
        Temporal.Instant.compare(seat.startsAt, until) < 0,
    )
    // whoever was at work when that was switched off still tells the next
    if (entries.length === 0) return (await findRules(tx, organizationId)).since === null ? null : { parts: [] }
    const groupIds = [...new Set(entries.map(({ seat }) => seat.groupId))]
    // of a shift that began yesterday, too
    const since = from.subtract({ hours: 24 + hoursAround })
    const found = await store.listSince(tx, organizationId, since, groupIds)
    const shown = await shownTo(tx, member, found)
    return { parts: entries.map(entry => partOf(entry, found, shown, member)) }
  })

function partOf(
  { seat, row, work }: WorkEntry,
  found: readonly store.FoundHandover[],
  shown: Shown,
  member: Member,
): OwnPart {
  const mine = found.find(note => note.row.assignmentId === seat.assignmentId)?.row
  const { groupId, profileId, planned } = work
  const received = handoverNotesReceived(
    { groupId, profileId, ...planned, seat: seatKeyInGroup(work) },
    found.map(placed),
  )
  return {
    ...shiftOf(seat, member),
    mayWrite: row !== undefined && handoverWriteProblem(row, member.now()) === undefined,
    own: mine ? { ...wordsOf(mine), version: mine.version } : null,
    received: received.map(note => shown(note.found)),
  }
}

const placed = (found: store.FoundHandover) => ({
  found,
  groupId: found.row.groupId,
  profileId: found.row.profileId,
  start: found.row.startsAt.epochMilliseconds,
  end: found.row.endsAt.epochMilliseconds,
  ...(found.takenSeat !== null && { seat: seatKeyInGroup({ ...found.row, seat: found.takenSeat }) }),
})

/**
 * What one's own shift tells the next; the same words again are no new version, and without any the note is taken back.
 * @throws Refusal `attendance.off`, `handover.notYours`, `handover.notIn`, `handover.over`, `handover.empty`,
 *   `handover.changed`
 */
export const writeHandover = (
  member: Member,
  { assignmentId, version, ...words }: HandoverInput,
): Promise<{ version: number }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const part = await requirePart(tx, member, assignmentId)
    const before = await store.find(tx, organizationId, assignmentId, null)
    if (isEmpty(words) && !before) throw new Refusal('handover.empty', undefined, { field: 'customs' })
    if (before && isSame(before, words)) return { version: before.version }
    if ((before?.version ?? 0) !== version) throw new Refusal('handover.changed')
    const isBack = isEmpty(words)
    if (isBack) await store.deleteHandover(tx, organizationId, assignmentId)
    else if (before) await store.change(tx, organizationId, { ...before, words }, member.now())
    else await store.insert(tx, { organizationId, ...seatOf(part), ...words, changedAt: member.now() })
    const { groupId, date, shiftId } = part
    await member.audit(tx, {
      kind: 'handover.written',
      target: profileId,
      change: { assignmentId, groupId, date, shiftId, version: isBack ? 0 : version + 1 },
    })
    tx.invalidate('handover')
    return { version: isBack ? 0 : version + 1 }
  })

/**
 * One's own, of which one can tell something, also where nobody checks in any more.
 * @throws Refusal `attendance.off`, `handover.notYours`, `handover.notIn`, `handover.over`
 */
async function requirePart(tx: Tx, member: Member, assignmentId: string) {
  const { organizationId, profileId } = member.actor
  const { since } = await findRules(tx, organizationId)
  const refused = (why: 'notYours' | 'notIn' | 'over') =>
    new Refusal(since === null ? 'attendance.off' : `handover.${why}`)
  // held: two devices of one person write one after the other
  const part = await lockAttendance(tx, organizationId, assignmentId)
  if (part?.profileId !== profileId) throw refused('notYours')
  const why = handoverWriteProblem(part, member.now())
  if (why) throw refused(why)
  return part
}

const seatOf = ({ assignmentId, profileId, groupId, groupName, date, shiftId, ...row }: WorkEntry['seat']) => ({
  assignmentId,
  profileId,
  groupId,
  groupName,
  date,
  shiftId,
  shiftName: row.shiftName,
  startTime: row.startTime,
  endTime: row.endTime,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
})

/**
 * Ticks a note as it stands; ticked is ticked.
 * @throws Refusal `handover.notFound`, `handover.own`, `handover.changed`
 */
export const markHandoverRead = (member: Member, { assignmentId, version }: HandoverReading): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const note = await store.find(tx, organizationId, assignmentId, seenBy(member))
    if (!note) throw new Refusal('handover.notFound')
    if (note.profileId === profileId) throw new Refusal('handover.own')
    if (note.version !== version) throw new Refusal('handover.changed')
    await store.insertRead(tx, { organizationId, assignmentId, profileId, version, readAt: member.now() })
    tx.invalidate('handover')
  })

/** What shifts that run or ended not long ago have left, the latest first. */
export const listLatestHandovers = (member: Member): Promise<LatestNotes> =>
  member.transaction(async tx => {
    const after = member.now().subtract({ hours: hoursOfLatest })
    const found = await store.listSince(tx, member.actor.organizationId, after)
    return { notes: found.map(await shownTo(tx, member, found)) }
  })

export const list = (member: Member, { after, ...wanted }: HandoverQuestion): Promise<NotePage> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const who = seenBy(member)
    const question = { ...wanted, seenBy: who, after: readCursor(after) }
    const rows = await store.listPage(tx, organizationId, question, pageSize + 1)
    const found = rows.slice(0, pageSize)
    const last = found.at(-1)?.row
    const groups = await store.listGroupsWithHandovers(tx, organizationId, who)
    return {
      notes: found.map(await shownTo(tx, member, found)),
      next: rows.length > pageSize && last ? writeCursor({ at: last.endsAt, id: last.assignmentId }) : null,
      groups: groups.toSorted((a, b) => compareNames(a.name, b.name)),
    }
  })

const seenBy = ({ actor }: Member): string | null => (maySeeAllHandovers(actor) ? null : actor.profileId)

type Shown = (found: store.FoundHandover) => Note

/** As the member sees notes: with who has read them where the member leads, else with whether they have themselves. */
async function shownTo(tx: Tx, member: Member, found: readonly store.FoundHandover[]): Promise<Shown> {
  const { organizationId, profileId } = member.actor
  const leads = maySeeAllHandovers(member.actor)
  const ids = found.map(({ row }) => row.assignmentId)
  const reads = await store.listHandoverReads(tx, organizationId, ids, leads ? undefined : profileId)
  const readsOf = Map.groupBy(reads, one => one.assignmentId)
  return ({ row, fullName, avatarImage }) => {
    const all = readsOf.get(row.assignmentId) ?? []
    const mine = all.find(one => one.profileId === profileId && one.version === row.version)
    return {
      ...shiftOf(row, member),
      ...wordsOf(row),
      author: { profileId: row.profileId, fullName, avatarImage },
      version: row.version,
      changedAt: row.changedAt.toString(),
      isOwn: row.profileId === profileId,
      readAt: mine?.readAt.toString() ?? null,
      reads: leads
        ? all.map(one => ({
            profileId: one.profileId,
            fullName: one.fullName,
            avatarImage: one.avatarImage,
            at: one.readAt.toString(),
            isCurrent: one.version === row.version,
          }))
        : null,
    }
  }
}

const wordsOf = ({ customs, promises, vips, problems, todos }: store.HandoverRow) => ({
  customs,
  promises,
  vips,
  problems,
  todos,
})

type Seat = Pick<
  store.HandoverRow,
  | 'assignmentId'
  | 'groupId'
  | 'groupName'
  | 'date'
  | 'shiftId'
  | 'shiftName'
  | 'startTime'
  | 'endTime'
  | 'startsAt'
  | 'endsAt'
>

const shiftOf = (seat: Seat, { language }: Pick<Member, 'language'>) => ({
  assignmentId: seat.assignmentId,
  groupId: seat.groupId,
  groupName: seat.groupName,
  date: seat.date,
  shiftName: displayedShiftName({ id: seat.shiftId, name: seat.shiftName }, language),
  startTime: seat.startTime,
  endTime: seat.endTime,
  startsAt: seat.startsAt.toString(),
  endsAt: seat.endsAt.toString(),
})
