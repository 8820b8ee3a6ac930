import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'
import { own } from './own.en.ts'
import { hasSameStart, type OfferOutcome, type ReportedTime, type SeatNotice, type ShiftNotice } from './kinds.ts'
import { formatMinutes, vacationDays, type Sentences, type NotificationText, type TextContext } from './wording.ts'

/** Its name and times, the reader's own beside them where they differ. */
const times = (shift: ShiftNotice, words: TextContext) => {
  const own = words.ownTimes(shift)
  const planned = `${words.nameOf(shift)}, ${words.times(shift)}`
  return own === undefined ? planned : `${planned} (${own} your time)`
}

const said = (title: string, ...lines: (string | null)[]): NotificationText => ({
  title,
  lines: lines.filter((line): line is string => line !== null && line !== ''),
})

const seat = (notice: SeatNotice, words: TextContext) =>
  `${words.day(notice.date)} · ${times(notice, words)} · ${notice.groupName}`

const lengthOf = (minutes: number) => formatMinutes(minutes, '1 minute', 'minutes')

const freed = (name: string, count: number) =>
  count === 1 ? `A seat of ${name} is open` : `${count} seats of ${name} are open`
const ownFreed = (count: number) => (count === 1 ? 'Your seat is open' : `Your ${count} seats are open`)

const offered = (offer: 'give' | 'swap' | 'gap', name: string | null) => {
  if (offer === 'swap') return `${name ?? 'Somebody'} wants to swap with you`
  return offer === 'give' ? `${name ?? 'Somebody'} is giving a shift away` : 'A shift is up for grabs'
}

const against = (shift: string) => `For: ${shift}`

const outcomes: Readonly<Record<OfferOutcome, (name: string) => string>> = {
  done: name => `${name} takes over`,
  chosen: () => 'You got the shift',
  not_chosen: () => 'The shift went to another member',
  withdrawn: () => 'The offer was withdrawn',
  seat_changed: () => 'The plan has changed, the offer has ended',
  refused: () => 'No member accepted',
  rejected: () => 'The planners did not approve',
  begun: () => 'No member took over, the shift begins',
  nobody_applied: () => 'No member applied',
  taken_back: name => `${name} withdrew the acceptance`,
  take_undone: name => `${name} does not take over after all, the offer is open again`,
  approval_undone: () => 'The planners withdrew their approval and will decide again',
  refusal_undone: () => 'The refusal was withdrawn, the offer stands again',
}

/** It has two shifts, and the one that is named may be still to come. */
const swapBegun = 'The swap did not come about, one of the shifts begins'

const unfilled = (count: number) => (count === 1 ? '1 seat still open' : `${count} seats still open`)
const unconfirmed = (count: number) => (count === 1 ? '1 shift not confirmed' : `${count} shifts not confirmed`)
const within = ({ hours, minutes }: { hours: number; minutes?: number | undefined }) =>
  minutes === undefined ? (hours === 1 ? '1 hour' : `${hours} hours`) : lengthOf(minutes)
const begins = (seats: readonly SeatNotice[], time: string) =>
  `${hasSameStart(seats) ? 'starting' : 'the first starting'} in ${time}`

const absences = { illness: 'Sick', emergency: 'Emergency', other: 'Another reason' } as const

const spanOf = ({ from, until }: ReportedTime, { day }: TextContext) =>
  from.date === until.date
    ? `${day(from.date)}, ${from.time}–${until.time}`
    : `${day(from.date)}, ${from.time} to ${day(until.date)}, ${until.time}`

/** Of several groups, with the group. */
const shiftOf = (shift: ShiftNotice, words: TextContext) =>
  [words.day(shift.date), times(shift, words), shift.groupName].filter(Boolean).join(' · ')

const sentences: Sentences = {
  vacation_request_new: ({ name, reason, ...asked }, words) =>
    said(`${name} requests vacation`, vacationDays(asked, words), reason && `Reason: ${reason}`),
  vacation_request_approved: ({ response, responder, ...asked }, words) =>
    said('Your vacation is approved', vacationDays(asked, words), response && `${responder}: ${response}`),
  vacation_request_rejected: ({ response, responder, ...asked }, words) =>
    said('Your vacation request was rejected', vacationDays(asked, words), response && `${responder}: ${response}`),
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
  shift_reminder: (notice, words) => said(`Your shift starts in ${within(notice)}`, seat(notice, words)),
  assignment_declined: ({ name, reason, ...notice }, words) =>
    said(`${name} declined`, seat(notice, words), reason && `Reason: ${reason}`),
  assignments_freed: ({ name, isOwn, seats }, words) =>
    said(isOwn ? ownFreed(seats.length) : freed(name, seats.length), ...seats.map(notice => seat(notice, words))),
  offer_made: ({ offer, name, reason, other, ...notice }, words) =>
    said(
      offered(offer, name),
      seat(notice, words),
      other && against(seat(other, words)),
      reason && (name === null ? reason : `${name}: ${reason}`),
    ),
  offer_settled: ({ outcome, offer, name, other, ...notice }, words) =>
    said(
      offer === 'swap' && outcome === 'begun' ? swapBegun : outcomes[outcome](name ?? 'Somebody'),
      seat(notice, words),
      other ? against(shiftOf(other, words)) : null,
    ),
  offer_waits: ({ offer, name, applicants, other, ...notice }, words) =>
    said(
      name === null
        ? applicants === 1
          ? '1 application: please decide'
          : `${applicants} applications: please choose`
        : offer === 'swap'
          ? `${name} wants to swap: please decide`
          : `${name} wants to take over: please decide`,
      seat(notice, words),
      other ? against(seat(other, words)) : null,
    ),
  person_absent: ({ name, absence, reason, seats }, words) =>
    said(
      seats.length === 1 ? `${name} cannot come` : `${name} cannot come: ${seats.length} seats are open`,
      reason === '' ? absences[absence] : `${absences[absence]}: ${reason}`,
      ...seats.map(notice => seat(notice, words)),
    ),
  person_back: ({ name, isOwn, reported }, words) =>
    said(
      isOwn ? 'You can come again, the planners say' : `${name} can come again`,
      reported ? `Reported: ${spanOf(reported, words)}` : null,
      'What was freed stays free.',
    ),
  member_left: ({ name, openSeats, openTodos }) =>
    said(
      `${name} has left the organisation`,
      openSeats === 0
        ? 'No seat is left open.'
        : openSeats === 1
          ? '1 seat is left open.'
          : `${openSeats} seats are left open.`,
      openTodos === 0 ? null : openTodos === 1 ? '1 todo is left open.' : `${openTodos} todos are left open.`,
    ),
  seat_alarm: ({ isFree, seats, ...time }, words) =>
    said(
      `${isFree ? unfilled(seats.length) : unconfirmed(seats.length)}, ${begins(seats, within(time))}`,
      ...seats.map(notice => seat(notice, words)),
    ),
  attendance_late: ({ minutes, ...notice }, words) =>
    said(
      `Your shift has been running for ${lengthOf(minutes)}`,
      'Are you there? Then please check in.',
      seat(notice, words),
    ),
  attendance_missing: ({ name, minutes, minutesLeft, ...notice }, words) =>
    minutesLeft === undefined
      ? said(`${name} has been missing for ${lengthOf(minutes)}`, seat(notice, words))
      : said(
          `${name} checked out early: no member is on duty in ${notice.groupName}`,
          seat(notice, words),
          `${lengthOf(minutesLeft)} of the shift remain.`,
        ),
  correction_asked: ({ name, reason, ...notice }, words) =>
    said(`${name} asks for a correction of hours`, seat(notice, words), reason && `${name}: ${reason}`),
  correction_settled: ({ isCorrected, name, reason, ...notice }, words) =>
    said(
      isCorrected ? 'Your hours have been corrected' : 'Your correction was refused',
      seat(notice, words),
      reason && `${name}: ${reason}`,
    ),
  discord_channel_lost: ({ channel }) =>
    said(
      `Nothing can be posted in #${channel} any more`,
      'The channel is gone from Discord, or the app may not write there. Give it the permissions, then send a test message.',
    ),
  webhook_paused: ({ host, isGone }) =>
    said(
      isGone ? `${host} wants to hear nothing more` : `The webhook to ${host} is off`,
      isGone
        ? 'The receiver has ended the webhook.'
        : 'Nothing has arrived for three days. Check the receiver and turn the webhook on again.',
    ),
  backup_failed: ({ isTrial, why, night }, words) =>
    said(
      isTrial ? 'A backup could not be restored' : 'The nightly backup is missing',
      words.day(night),
      isTrial && why === 'other'
        ? 'What is wrong stands in the log of the server. Make a new backup and try it out.'
        : {
            room: 'There is too little room on the disk. Older backups are still there.',
            folder: 'Their folder is missing or cannot be written. Older backups stay as they are.',
            other: 'Why stands in the log of the server. Older backups are still there.',
          }[why],
    ),
  telegram_paused: () =>
    said(
      'The bot can no longer message you',
      'You have blocked it in Telegram. Unblock it there and switch it on again in the settings.',
    ),
  discord_paused: () =>
    said(
      'The app can no longer message you in Discord',
      'Allow direct messages from members of the server there and switch them on again in the settings.',
    ),
  todo_assigned: ({ text, assigner, dueDay, dueTime }, words) =>
    said(
      `${assigner} gave you a todo`,
      text,
      dueDay && `Due: ${words.day(dueDay)}${dueTime === null ? '' : `, ${dueTime}`}`,
    ),
}

export const refusals: Translation<Refusals['notifications']> = {
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
    offer_made: 'Shifts to take',
    offer_settled: 'Results of offers',
    attendance_late: 'Not checked in',
    correction_settled: 'Corrected hours',
    todo_assigned: 'New todos',
    telegram_paused: 'Telegram paused',
    discord_paused: 'Discord paused',
    webhook_paused: 'Webhooks that are off',
    discord_channel_lost: 'Discord channels that are missing',
    backup_failed: 'Missing backups',
    vacation_request_new: 'New vacation requests',
    assignment_declined: 'Declined shifts',
    assignments_freed: 'Freed seats',
    person_absent: 'Reported absences',
    person_back: 'Absences ended early',
    member_left: 'Members who left',
    offer_waits: 'Changes to decide on',
    seat_alarm: 'Open and unconfirmed seats',
    attendance_missing: 'Missing on duty or left early',
    correction_asked: 'Corrections to decide on',
  },
  channels: { in_app: 'App', push: 'Device', email: 'E-mail', telegram: 'Telegram', discord: 'Discord' },
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
  own,
}
