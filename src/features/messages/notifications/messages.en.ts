import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'
import type { SeatNotice, ShiftNotice } from './kinds.ts'
import type { Sentences, Wording, Words } from './wording.ts'

/** Its name and times, the reader's own beside them where they differ. */
const times = (shift: ShiftNotice, { nameOf, ownTimes }: Words) => {
  const own = ownTimes(shift)
  const planned = `${nameOf(shift)}, ${shift.startTime}–${shift.endTime}`
  return own === undefined ? planned : `${planned} (${own} your time)`
}

const said = (title: string, ...lines: (string | null)[]): Wording => ({
  title,
  lines: lines.filter((line): line is string => line !== null && line !== ''),
})

const days = (dates: readonly string[], { day }: Words) => dates.map(day).join(', ')
const seat = (notice: SeatNotice, words: Words) =>
  `${words.day(notice.date)} · ${times(notice, words)} · ${notice.groupName}`

const freed = (name: string, count: number) =>
  count === 1 ? `A seat of ${name} is open` : `${count} seats of ${name} are open`
const ownFreed = (count: number) => (count === 1 ? 'Your seat is open' : `Your ${count} seats are open`)

/** Of several groups, with the group. */
const shiftOf = (shift: ShiftNotice, words: Words) =>
  [words.day(shift.date), times(shift, words), shift.groupName].filter(Boolean).join(' · ')

const sentences: Sentences = {
  vacation_request_new: ({ name, dates, reason }, words) =>
    said(`${name} requests vacation`, days(dates, words), reason && `Reason: ${reason}`),
  vacation_request_approved: ({ dates, response, responder }, words) =>
    said('Your vacation is approved', days(dates, words), response && `${responder}: ${response}`),
  vacation_request_rejected: ({ dates, response, responder }, words) =>
    said('Your vacation request is rejected', days(dates, words), response && `${responder}: ${response}`),
  shift_assigned: ({ groupName, shifts }, words) =>
    said(
      shifts.length === 1 ? `New shift in ${groupName}` : `${shifts.length} new shifts in ${groupName}`,
      ...shifts.map(shift => shiftOf(shift, words)),
    ),
  shift_removed: ({ groupName, shifts }, words) =>
    said(
      shifts.length === 1 ? `Shift in ${groupName} cancelled` : `${shifts.length} shifts in ${groupName} cancelled`,
      ...shifts.map(shift => shiftOf(shift, words)),
    ),
  shift_reminder: ({ hours, ...notice }, words) =>
    said(hours === 1 ? 'Your shift starts in 1 hour' : `Your shift starts in ${hours} hours`, seat(notice, words)),
  assignment_declined: ({ name, reason, ...notice }, words) =>
    said(`${name} declined`, seat(notice, words), reason && `Reason: ${reason}`),
  assignments_freed: ({ name, isOwn, seats }, words) =>
    said(isOwn ? ownFreed(seats.length) : freed(name, seats.length), ...seats.map(notice => seat(notice, words))),
  telegram_paused: () =>
    said(
      'The bot can no longer message you',
      'You have blocked it in Telegram. Unblock it there and switch it on again in the settings.',
    ),
  todo_assigned: ({ text, assigner, dueDay, dueTime }, words) =>
    said(
      `${assigner} gave you a todo`,
      text,
      dueDay && `Due: ${words.day(dueDay)}${dueTime === null ? '' : `, ${dueTime}`}`,
    ),
}

export const refusals: Worded<Refusals['notifications']> = {
  notFound: 'There is no such notification.',
  notYours: 'This notification is set by your organisation.',
}

export const en: Catalogue['notifications'] = {
  title: 'Notifications',
  subtitle: unread => (unread === 0 ? 'All read' : `${unread >= 100 ? '99+' : unread} unread`),
  tabs: { inbox: 'Inbox', rules: 'Rules' },
  filter: 'Show',
  filters: { all: 'All', unread: 'Unread' },
  kind: 'Type',
  anyKind: 'All types',
  readAll: 'Mark all as read',
  allRead: 'Everything marked as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  unread: 'Unread',
  open: 'Open',
  more: 'Load more',
  failed: 'That could not be changed.',
  empty: 'Changes that concern you appear here. Nothing has happened yet.',
  emptyFilter: 'Nothing matches this selection.',
  sentences,
  kinds: {
    shift_assigned: 'New shifts',
    shift_removed: 'Cancelled shifts',
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
    title: 'Organisation rules',
    text: 'Notifications that are off are sent to nobody. Locked ones cannot be changed by members.',
    kind: 'Type',
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
    text: 'Channels for each type of notification.',
    of: (kind, channel) => `${kind} by ${channel}`,
    off: 'Switched off by your organisation',
    locked: 'Set by your organisation',
    saveFailed: 'That could not be saved.',
  },
}
