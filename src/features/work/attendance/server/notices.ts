import * as people from '#features/foundation/people/server/store.ts'
import type { NotificationKinds } from '#features/messages/notifications/kinds.ts'
import { type Notifier, notify } from '#features/messages/notifications/server/notify.ts'
import { findInfoBox } from '#features/planning/availability-settings/server/store.ts'
import { listPlanners } from '#features/planning/assignments/server/planners.ts'
import type { Tx } from '#platform/server/database.ts'
import * as store from './store.ts'

type NoticeShift = Pick<
  store.AttendanceRow,
  'groupId' | 'groupName' | 'date' | 'shiftId' | 'shiftName' | 'seat' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'
>

export const attendanceNoticeOf = (row: NoticeShift) => ({
  groupId: row.groupId,
  groupName: row.groupName,
  date: row.date,
  shiftId: row.shiftId,
  shiftName: row.shiftName,
  seat: row.seat,
  startTime: row.startTime,
  endTime: row.endTime,
  startsAt: row.startsAt.toString(),
  endsAt: row.endsAt.toString(),
})

const minutesSince = (at: Temporal.Instant, now: Temporal.Instant): number =>
  Math.max(1, Math.floor(now.since(at).total('minutes')))

/** Where are you? */
export async function askLateMember(tx: Tx, notifier: Notifier, row: store.AttendanceRow): Promise<void> {
  const now = notifier.now()
  await store.updateAttendance(tx, notifier.organization.id, row.assignmentId, { promptedAt: now })
  await notify(tx, notifier, [row.profileId], 'attendance_late', {
    ...attendanceNoticeOf(row),
    assignmentId: row.assignmentId,
    minutes: minutesSince(row.startsAt, now),
  })
  tx.invalidate('attendance')
}

/** The member on the seat has not come. */
export const notifyOfMissing = (tx: Tx, notifier: Notifier, row: store.AttendanceRow): Promise<void> =>
  alert(tx, notifier, row, { minutes: minutesSince(row.dueAt, notifier.now()) })

/** The member has checked out early, and no other member is on duty in the group. */
export const notifyOfEmptyGroup = (tx: Tx, notifier: Notifier, row: store.AttendanceRow): Promise<void> =>
  alert(tx, notifier, row, {
    minutes: 0,
    minutesLeft: Math.floor(row.endsAt.since(notifier.now()).total('minutes')),
  })

/** Notifies planners, the shift manager and team leads on duty, but never the member who is missing or has left. */
async function alert(
  tx: Tx,
  notifier: Notifier,
  row: store.AttendanceRow,
  since: Pick<NotificationKinds['attendance_missing'], 'minutes' | 'minutesLeft'>,
): Promise<void> {
  const organizationId = notifier.organization.id
  const person = await people.find(tx, organizationId, row.profileId)
  if (!person) return
  const { shiftManagerId: manager } = await findInfoBox(tx, organizationId)
  const leading = await people.listManagersAndTeamLeads(tx, organizationId)
  const on = new Set(await store.listCheckedInMembers(tx, organizationId))
  const concerned = [
    ...(await listPlanners(tx, organizationId)),
    ...leading.filter(({ id, role }) => id === manager || (role === 'team_lead' && on.has(id))).map(({ id }) => id),
  ]
  await store.updateAttendance(tx, organizationId, row.assignmentId, { alarmedAt: notifier.now() })
  await notify(
    tx,
    notifier,
    concerned.filter(id => id !== row.profileId),
    'attendance_missing',
    {
      ...attendanceNoticeOf(row),
      assignmentId: row.assignmentId,
      name: person.fullName,
      ...since,
    },
    row.profileId,
  )
  tx.invalidate('attendance')
}
