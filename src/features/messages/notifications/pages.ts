import { day, monthOf } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import type { NotificationKind, NotificationKinds, OpenSeatNotice } from './kinds.ts'

export interface NotificationPage {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

const toDashboard = (): NotificationPage => ({ to: '/dashboard' })
const toAvailability = (date?: string): NotificationPage => ({
  to: '/availability',
  ...(date === undefined ? {} : { search: { week: weekOf(day(date)) } }),
})

/** Its place on the board; where that is not known, the overview of all. */
const toSeat = (notice: OpenSeatNotice | undefined): NotificationPage => {
  if (notice?.groupId === undefined) return { to: '/schedule-overview' }
  const { groupId, date, shiftId, seat } = notice
  const isKnown = shiftId !== undefined && seat !== undefined
  return {
    to: `/schichtplan/${groupId}`,
    search: { week: weekOf(day(date)), ...(isKnown ? { seat: `${date} ${shiftId} ${seat}` } : {}) },
  }
}

/** Who may go where; the first place that is open to the reader counts. */
type Way = readonly [needed: PermissionId | undefined, page: NotificationPage]

const ofDashboard = (): Way[] => [['page_dashboard', toDashboard()]]
const ofMarket = (): Way[] => [['page_shifts', { to: '/market' }]]
const toOffer = (offer: string): Way[] => [['page_shifts', { to: '/market', search: { offer } }]]
const toReplacing = (notice: OpenSeatNotice | undefined): Way[] => {
  if (notice?.groupId === undefined || notice.shiftId === undefined || notice.seat === undefined) return []
  const { groupId: group, date, shiftId, seat } = notice
  return [['shift_plan_edit', { to: '/exchange', search: { group, seat: `${date} ${shiftId} ${seat}` } }]]
}
/** Names the seat whose candidates the page opens with. */
const replacedSeat = ({ groupId, date, shiftId, seat }: OpenSeatNotice): Readonly<Record<string, string>> =>
  groupId === undefined || shiftId === undefined || seat === undefined
    ? {}
    : { replace: `${groupId} ${date} ${shiftId} ${seat}` }
const ofAvailability = (): Way[] => [['page_shifts', toAvailability()]]

const ways: { readonly [K in NotificationKind]: (notice: NotificationKinds[K]) => readonly Way[] } = {
  shift_assigned: ofDashboard,
  shift_removed: ofDashboard,
  shift_reminder: ofDashboard,
  vacation_request_new: () => [['view_vacation_requests_board', toDashboard()]],
  vacation_request_approved: ofAvailability,
  vacation_request_rejected: ofAvailability,
  assignment_declined: notice => [['page_shift_management', toSeat(notice)]],
  // whoever sat there is told as well, and may not open the plan
  assignments_freed: ({ seats }) => [
    ['page_shift_management', toSeat(seats[0])],
    ['page_shifts', toAvailability(seats[0]?.date)],
  ],
  offer_made: ({ offerId }) => toOffer(offerId),
  offer_settled: ofMarket,
  offer_waits: ({ offerId }) => [['shift_plan_edit', { to: '/exchange', search: { offer: offerId } }]],
  // to where somebody is looked for
  person_absent: ({ seats: [first] }) => [...toReplacing(first), ['page_shift_management', toSeat(first)]],
  person_back: () => [['shift_plan_edit', { to: '/exchange' }]],
  member_left: ({ openSeats }) => [
    ...(openSeats > 0 ? [['page_shift_management', { to: '/schichtplan' }] as const] : []),
    ['page_team', { to: '/team' }],
  ],
  seat_alarm: ({ isFree, seats: [first] }) => [
    ...(isFree ? toReplacing(first) : []),
    ['page_shift_management', toSeat(first)],
  ],
  attendance_late: ofDashboard,
  attendance_missing: notice => [
    ['page_on_duty', { to: '/on-duty', search: replacedSeat(notice) }],
    ['page_shift_management', toSeat(notice)],
  ],
  correction_asked: ({ date, profileId }) => [
    ['timesheets_edit', { to: '/timesheets', search: { month: monthOf(day(date)), person: profileId } }],
  ],
  correction_settled: ({ date }) => [['page_shifts', { to: '/timesheet', search: { month: monthOf(day(date)) } }]],
  todo_assigned: () => [['dashboard_todo_list', toDashboard()]],
  discord_channel_lost: () => [['page_organization', { to: '/organization/settings/discord' }]],
  webhook_paused: () => [['page_organization', { to: '/organization/api' }]],
  // what there is to do is done at the machine
  backup_failed: () => [],
  telegram_paused: () => [[undefined, { to: '/settings/telegram' }]],
  discord_paused: () => [[undefined, { to: '/settings/telegram' }]],
}

/** Where somebody who was told goes on, in the inbox and from a mail; undefined: nowhere they may. */
export const notificationPageOf = <K extends NotificationKind>(
  { kind, parameters }: Notice<K>,
  may: (permission: PermissionId) => boolean,
): NotificationPage | undefined => ways[kind](parameters).find(([needed]) => needed === undefined || may(needed))?.[1]

type Notice<K extends NotificationKind> = {
  [P in K]: { readonly kind: P; readonly parameters: NotificationKinds[P] }
}[K]

export const pathOf = ({ to, search }: NotificationPage): string =>
  search === undefined ? to : `${to}?${new URLSearchParams(search).toString().replaceAll('+', '%20')}`
