import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'
import type { SeatTold, ShiftTold } from './kinds.ts'
import type { Sentences, Wording } from './wording.ts'

const times = ({ shiftName, startTime, endTime }: ShiftTold) => `${shiftName}, ${startTime}–${endTime}`

const said = (title: string, ...lines: (string | null)[]): Wording => ({
  title,
  lines: lines.filter((line): line is string => line !== null && line !== ''),
})

const days = (dates: readonly string[], day: (date: string) => string) => dates.map(day).join(', ')
const seat = (told: SeatTold, day: (date: string) => string) => `${day(told.date)} · ${times(told)} · ${told.groupName}`

const sentences: Sentences = {
  vacation_request_new: ({ name, dates, reason }, day) =>
    said(`${name} asks for vacation`, days(dates, day), reason && `Reason: ${reason}`),
  vacation_request_approved: ({ dates, response, responder }, day) =>
    said('Your vacation is approved', days(dates, day), response && `${responder}: ${response}`),
  vacation_request_rejected: ({ dates, response, responder }, day) =>
    said('Your vacation request is rejected', days(dates, day), response && `${responder}: ${response}`),
  shift_assigned: ({ groupName, shifts }, day) =>
    said(
      shifts.length === 1 ? `New shift in ${groupName}` : `${shifts.length} new shifts in ${groupName}`,
      ...shifts.map(shift => `${day(shift.date)} · ${times(shift)}`),
    ),
  shift_removed: ({ groupName, shifts }, day) =>
    said(
      shifts.length === 1 ? `Shift in ${groupName} dropped` : `${shifts.length} shifts in ${groupName} dropped`,
      ...shifts.map(shift => `${day(shift.date)} · ${times(shift)}`),
    ),
  shift_reminder: ({ hours, ...told }, day) =>
    said(hours === 1 ? 'Your shift starts in 1 hour' : `Your shift starts in ${hours} hours`, seat(told, day)),
  assignment_declined: ({ name, reason, ...told }, day) =>
    said(`${name} has declined`, seat(told, day), reason && `Reason: ${reason}`),
  assignments_freed: ({ name, seats }, day) =>
    said(
      seats.length === 1 ? `A seat of ${name} is open` : `${seats.length} seats of ${name} are open`,
      ...seats.map(told => seat(told, day)),
    ),
  telegram_paused: () =>
    said(
      'The bot may not write to you any more',
      'You have blocked it in Telegram. Allow it there again and switch it on in the settings.',
    ),
  todo_assigned: ({ text, assigner, dueDay, dueTime }, day) =>
    said(`${assigner} gave you a todo`, text, dueDay && `Due: ${day(dueDay)}${dueTime === null ? '' : `, ${dueTime}`}`),
}

export const refusals: Worded<Refusals['notifications']> = {
  notFound: 'There is no such notification.',
  notYours: 'Your organisation decides about this notification.',
}

export const en: Catalogue['notifications'] = {
  title: 'Notifications',
  subtitle: unread => (unread === 0 ? 'All read' : `${unread >= 100 ? '99+' : unread} unread`),
  tabs: { inbox: 'Inbox', rules: 'Rules' },
  filter: 'Show',
  filters: { all: 'All', unread: 'Unread' },
  kind: 'Kind',
  anyKind: 'All kinds',
  readAll: 'Mark all as read',
  allRead: 'Everything marked as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  unread: 'Unread',
  open: 'Open',
  more: 'Load more',
  failed: 'That could not be changed.',
  empty: 'What changes for you stands here. Nothing has happened yet.',
  emptyFilter: 'Nothing matches this selection.',
  sentences,
  kinds: {
    shift_assigned: 'New shifts',
    shift_removed: 'Dropped shifts',
    shift_reminder: 'Shift reminders',
    vacation_request_approved: 'Vacation approved',
    vacation_request_rejected: 'Vacation rejected',
    todo_assigned: 'New todos',
    telegram_paused: 'Telegram paused',
    vacation_request_new: 'New vacation requests',
    assignment_declined: 'Declined shifts',
    assignments_freed: 'Freed seats',
  },
  channels: { in_app: 'App', email: 'E-mail', telegram: 'Telegram' },
  rules: {
    title: 'Rules of the organisation',
    text: 'What is switched off is told to nobody. What is locked nobody can change for themselves.',
    kind: 'Kind',
    enabled: 'On',
    locked: 'Locked',
    enabledOf: kind => `${kind}: on`,
    lockedOf: kind => `${kind}: locked`,
    saveFailed: 'The rule could not be saved.',
  },
  own: {
    title: 'Notifications',
    subtitle: 'What you are told, and by which channel.',
    settings: 'Settings',
    card: 'Channels',
    text: 'Channels for each kind of notification.',
    of: (kind, channel) => `${kind} by ${channel}`,
    off: 'Switched off by your organisation',
    locked: 'Set by your organisation',
    saveFailed: 'That could not be saved.',
  },
}
