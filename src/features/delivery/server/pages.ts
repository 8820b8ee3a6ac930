import type { NotificationKind } from '#features/notifications/kinds.ts'

const pages: Readonly<Record<NotificationKind, string>> = {
  shift_assigned: '/dashboard',
  shift_removed: '/dashboard',
  shift_reminder: '/dashboard',
  vacation_request_new: '/dashboard',
  vacation_request_approved: '/availability',
  vacation_request_rejected: '/availability',
  assignment_declined: '/schedule-overview',
  assignments_freed: '/schedule-overview',
  todo_assigned: '/dashboard',
  telegram_paused: '/settings/telegram',
}

/** Where somebody who was told goes on. */
export const pageOf = (kind: NotificationKind): string => pages[kind]
