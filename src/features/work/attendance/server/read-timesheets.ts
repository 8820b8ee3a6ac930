import { compareNames } from '#kit/compare-names.ts'
import { Refusal } from '#kit/refusal.ts'
import { instantsIn } from '#kit/span.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Month } from '#kit/month.ts'
import type { Tx } from '#platform/server/database.ts'
import { daysTouching, isNightOf, monthIn, overlapMilliseconds, type TimesheetSums, sumsIn } from '../hours.ts'
import type { Timesheet, SheetLine, MonthTimesheets, ShownSums } from '../schema.ts'
import * as sheetStore from './sheet-store.ts'
import { type WorkEntry, listEntries } from './works.ts'

export const readOwnTimesheet = (member: Member, { month }: { month: Month }): Promise<Timesheet> =>
  member.transaction(tx => timesheetOf(tx, member, month, member.actor.profileId))

/** @throws Refusal `attendance.personNotFound` */
export const readTimesheet = (
  member: Member,
  { month, profileId }: { month: Month; profileId: string },
): Promise<Timesheet> => member.transaction(tx => timesheetOf(tx, member, month, profileId))

/** @throws Refusal `attendance.personNotFound` */
export async function timesheetOf(tx: Tx, member: Member, month: Month, profileId: string): Promise<Timesheet> {
  const { organizationId } = member.actor
  const person = (await sheetStore.peopleById(tx, organizationId, [profileId])).get(profileId)
  if (!person) throw new Refusal('attendance.personNotFound')
  const closed = await sheetStore.findClosedMonth(tx, organizationId, month)
  const { zone, within, place, entries } = await readMonthEntries(tx, member, month, closed !== undefined, profileId)
  const requests = await sheetStore.listRequests(tx, organizationId, profileId)
  const correctors = entries.flatMap(({ row }) => row?.correctedBy ?? [])
  const names = await sheetStore.peopleById(tx, organizationId, correctors)
  const now = member.now().epochMilliseconds
  /** A shift that began in the month before is listed there alone, unless it is still to come or was worked in this month. */
  const isListed = ({ work }: WorkEntry) =>
    work.date.startsWith(month) || work.planned.start > now || overlapMilliseconds(within, work.worked) > 0
  return {
    month,
    profileId,
    fullName: person.fullName,
    closedAt: closed?.closedAt.toString() ?? null,
    sums: shown(
      sumsIn(
        { month, zone },
        entries.map(({ work }) => work),
        place,
      ),
    ),
    lines: entries.filter(isListed).map(entry => ({
      ...lineOf(entry, member),
      minutes: toMinutes(overlapMilliseconds(within, entry.work.worked)),
      plannedMinutes: entry.work.isPlanned ? toMinutes(overlapMilliseconds(within, entry.work.planned)) : 0,
      isNight: isNightOf(entry.work, place),
      correction: correctionOf(entry, names),
      request: shownRequest(requests.get(entry.work.assignmentId)),
    })),
  }
}

export const readMonthTimesheets = (member: Member, { month }: { month: Month }): Promise<MonthTimesheets> =>
  member.transaction(tx => monthTimesheetsOf(tx, member, month))

/** Whoever has worked or was to, and the chatters who had nothing to do. */
export async function monthTimesheetsOf(tx: Tx, member: Member, month: Month): Promise<MonthTimesheets> {
  const { organizationId } = member.actor
  const closed = await sheetStore.findClosedMonth(tx, organizationId, month)
  const { zone, within, place, entries } = await readMonthEntries(tx, member, month, closed !== undefined)
  const byPerson = Map.groupBy(entries, ({ work }) => work.profileId)
  const everybody = await people.listProfiles(tx, organizationId)
  const idle = everybody.filter(person => person.role === 'chatter' && !isLocked(person)).map(({ id }) => id)
  const names = await sheetStore.peopleById(tx, organizationId, [...byPerson.keys(), ...idle])
  const asked = await sheetStore.listDisputedAssignments(tx, organizationId)
  const openIn = (of: readonly WorkEntry[]) => of.filter(({ work }) => asked.has(work.assignmentId)).length
  const closer = closed && (await sheetStore.peopleById(tx, organizationId, [closed.closedBy])).get(closed.closedBy)
  const now = member.now().epochMilliseconds
  return {
    month,
    closed: closed ? { at: closed.closedAt.toString(), by: closer?.fullName ?? null } : null,
    isOver: within.end <= now && entries.every(({ work }) => work.planned.end <= now),
    openRequests: openIn(entries),
    people: [...names.values()]
      .toSorted((a, b) => compareNames(a.fullName, b.fullName))
      .map(({ id, fullName, avatarImage }) => ({
        profileId: id,
        fullName,
        avatarImage,
        sums: shown(
          sumsIn(
            { month, zone },
            (byPerson.get(id) ?? []).map(({ work }) => work),
            place,
          ),
        ),
        openRequests: openIn(byPerson.get(id) ?? []),
      })),
  }
}

/** What lies in the month, or is dated in it. */
export async function readMonthEntries(tx: Tx, member: Member, month: Month, isClosed: boolean, profileId?: string) {
  const zone = member.organization.timeZone
  const within = monthIn(month, zone)
  const all = await listEntries(
    tx,
    member.actor.organizationId,
    { days: daysTouching(month), profileId, isClosed },
    member.now(),
  )
  const entries = all.filter(
    ({ work }) =>
      work.date.startsWith(month) ||
      overlapMilliseconds(within, work.planned) > 0 ||
      overlapMilliseconds(within, work.worked) > 0,
  )
  return { zone, within, place: instantsIn(zone), entries }
}

const toMinutes = (milliseconds: number): number => milliseconds / 60_000

const shown = ({ planned, worked, ...counts }: TimesheetSums): ShownSums => ({
  planned: toMinutes(planned),
  worked: toMinutes(worked),
  ...counts,
})

const isoAt = (at: number): string => Temporal.Instant.fromEpochMilliseconds(at).toString()

function lineOf({ work, seat, row }: WorkEntry, { language }: Member) {
  return {
    assignmentId: work.assignmentId,
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
    standing: work.standing,
    checkedInAt: row?.checkedInAt?.toString() ?? null,
    checkedOutAt: row?.checkedOutAt?.toString() ?? null,
    ending: row?.ending ?? null,
    isLate: work.isLate,
    isMissing: work.isMissing,
    leftEarly: work.leftEarly,
    basis: work.basis,
    isPlanned: work.isPlanned,
    worked: work.worked && { start: isoAt(work.worked.start), end: isoAt(work.worked.end) },
  } satisfies Partial<SheetLine>
}

const correctionOf = (
  { row }: WorkEntry,
  names: Awaited<ReturnType<typeof sheetStore.peopleById>>,
): SheetLine['correction'] =>
  row?.isCorrected === true && row.correctedAt
    ? {
        reason: row.correctionReason ?? '',
        by: row.correctedBy === null ? null : (names.get(row.correctedBy)?.fullName ?? null),
        at: row.correctedAt.toString(),
      }
    : null

const shownRequest = (row: sheetStore.CorrectionRequestRow | undefined): SheetLine['request'] =>
  row
    ? {
        id: row.id,
        state: row.state,
        wishedStart: row.requestedStart.toString(),
        wishedEnd: row.requestedEnd.toString(),
        note: row.note,
        answer: row.answer,
      }
    : null
