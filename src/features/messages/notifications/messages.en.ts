import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'
import { own } from './own.en.ts'
import { hasSameStart, type OfferOutcome, type SeatNotice, type ShiftNotice, type VacationUndone } from './kinds.ts'
import { formatMinutes, vacationDays, type Sentences, type NotificationText, type TextContext } from './wording.ts'

const times = (shift: ShiftNotice, words: TextContext) => `${words.nameOf(shift)}, ${words.times(shift)}`

const said = (title: string, ...lines: (string | null)[]): NotificationText => ({
  title,
  lines: lines.filter((line): line is string => line !== null && line !== ''),
})

const seat = (notice: SeatNotice, words: TextContext) =>
  `${words.dayOf(notice)} · ${times(notice, words)} · ${notice.groupName}`

const lengthOf = (minutes: number) => formatMinutes(minutes, '1 minute', 'minutes')

const freed = (name: string, count: number) =>
  count === 1 ? `${name}’s shift is now open` : `${count} of ${name}’s shifts are now open`
const ownFreed = (count: number) => (count === 1 ? 'Your shift is now open' : `Your ${count} shifts are now open`)

const offered = (offer: 'give' | 'swap' | 'gap', name: string | null) => {
  if (offer === 'swap') return `${name ?? 'Someone'} wants to swap with you`
  return offer === 'give' ? `${name ?? 'Someone'} is giving away a shift` : 'A shift is available'
}

const against = (shift: string) => `In exchange for: ${shift}`

const outcomes: Readonly<Record<OfferOutcome, (name: string) => string>> = {
  done: name => `${name} took over the shift`,
  chosen: () => 'You got the shift',
  not_chosen: () => 'The shift went to someone else',
  withdrawn: () => 'The offer was withdrawn',
  seat_changed: () => 'The offer ended because the schedule changed',
  refused: () => 'No one accepted the offer',
  rejected: () => 'The planners declined the change',
  begun: () => 'No one took the shift, and it’s about to start',
  nobody_applied: () => 'No one applied for the shift',
  taken_back: name => `${name} withdrew their acceptance`,
  take_undone: name => `${name} isn’t taking the shift after all, so the offer is open again`,
  approval_undone: () => 'The planners withdrew their approval and will review the change again',
  refusal_undone: () => 'Someone withdrew their decline, so the offer is open again',
}

/** It has two shifts, and the one that is named may be still to come. */
const swapBegun = 'The swap didn’t happen, and one of the shifts is about to start'

const unfilled = (count: number) => (count === 1 ? '1 open shift' : `${count} open shifts`)
const unconfirmed = (count: number) => (count === 1 ? '1 unconfirmed shift' : `${count} unconfirmed shifts`)
const within = ({ hours, minutes }: { hours: number; minutes?: number | undefined }) =>
  minutes === undefined ? (hours === 1 ? '1 hour' : `${hours} hours`) : lengthOf(minutes)
const begins = (seats: readonly SeatNotice[], time: string) =>
  `${hasSameStart(seats) ? 'starting' : 'the first starting'} in ${time}`

const absences = { illness: 'Sick', emergency: 'Emergency', other: 'Other reason' } as const

/** Of several groups, with the group. */
const shiftOf = (shift: ShiftNotice, words: TextContext) =>
  [words.dayOf(shift), times(shift, words), shift.groupName].filter(Boolean).join(' · ')

const canceled = (groupName: string, count: number) =>
  count === 1 ? `Shift in ${groupName} canceled` : `${count} shifts in ${groupName} canceled`

const undoneVacation: Readonly<Record<VacationUndone, string>> = {
  approval: 'Your vacation approval was withdrawn',
  vacation: 'Your approved vacation was deleted',
  request: 'Your vacation request was deleted',
}

const sentences: Sentences = {
  vacation_request_new: ({ name, reason, ...asked }, words) =>
    said(`${name} requested vacation`, vacationDays(asked, words), reason && `Reason: ${reason}`),
  vacation_request_approved: ({ response, responder, ...asked }, words) =>
    said('Your vacation was approved', vacationDays(asked, words), response && `${responder}: ${response}`),
  vacation_request_rejected: ({ response, responder, undone, ...asked }, words) =>
    said(
      undone === undefined ? 'Your vacation request was declined' : undoneVacation[undone],
      vacationDays(asked, words),
      response && `${responder}: ${response}`,
    ),
  shift_assigned: ({ groupName, shifts }, words) =>
    said(
      shifts.length === 1 ? `New shift in ${groupName}` : `${shifts.length} new shifts in ${groupName}`,
      ...shifts.map(shift => shiftOf(shift, words)),
    ),
  shift_removed: ({ groupName, shifts, hasBegun = false }, words) =>
    said(
      hasBegun ? `You’re no longer assigned in ${groupName}` : canceled(groupName, shifts.length),
      ...shifts.map(shift => shiftOf(shift, words)),
    ),
  shift_reminder: (notice, words) => said(`Your shift starts in ${within(notice)}`, seat(notice, words)),
  assignment_declined: ({ name, reason, ...notice }, words) =>
    said(`${name} declined a shift`, seat(notice, words), reason && `Reason: ${reason}`),
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
      offer === 'swap' && outcome === 'begun' ? swapBegun : outcomes[outcome](name ?? 'Someone'),
      seat(notice, words),
      other ? against(shiftOf(other, words)) : null,
    ),
  offer_waits: ({ offer, name, applicants, other, ...notice }, words) =>
    said(
      name === null
        ? applicants === 1
          ? '1 application to review'
          : `${applicants} applications to review`
        : offer === 'swap'
          ? `Approval needed: ${name} wants to swap`
          : `Approval needed: ${name} wants to take over a shift`,
      seat(notice, words),
      other ? against(seat(other, words)) : null,
    ),
  person_absent: ({ name, absence, reason, seats }, words) =>
    said(
      seats.length === 1 ? `${name} is absent` : `${name} is absent: ${seats.length} shifts are now open`,
      reason === '' ? absences[absence] : `${absences[absence]}: ${reason}`,
      ...seats.map(notice => seat(notice, words)),
    ),
  person_back: ({ name, isOwn, reported }, words) =>
    said(
      isOwn ? 'The planners marked you as back' : `${name} is back`,
      reported ? `Reported absence: ${words.span(reported, 'to')}` : null,
      'Shifts that opened up will stay open.',
    ),
  member_left: ({ name, openSeats, openTodos }) =>
    said(
      `${name} left the organization`,
      openSeats === 0
        ? 'No shifts were left open.'
        : openSeats === 1
          ? '1 shift is now open.'
          : `${openSeats} shifts are now open.`,
      openTodos === 0 ? null : openTodos === 1 ? '1 todo is still open.' : `${openTodos} todos are still open.`,
    ),
  seat_alarm: ({ isFree, seats, ...time }, words) =>
    said(
      `${isFree ? unfilled(seats.length) : unconfirmed(seats.length)}, ${begins(seats, within(time))}`,
      ...seats.map(notice => seat(notice, words)),
    ),
  attendance_late: ({ minutes, ...notice }, words) =>
    said(`Your shift started ${lengthOf(minutes)} ago`, 'Are you there? Please check in.', seat(notice, words)),
  attendance_missing: ({ name, minutes, minutesLeft, ...notice }, words) =>
    minutesLeft === undefined
      ? said(`${name} still hasn’t checked in after ${lengthOf(minutes)}`, seat(notice, words))
      : said(
          `${name} checked out early: no one is on duty in ${notice.groupName}`,
          seat(notice, words),
          `Time left in shift: ${lengthOf(minutesLeft)}.`,
        ),
  correction_asked: ({ name, reason, ...notice }, words) =>
    said(`${name} requested a timesheet correction`, seat(notice, words), reason && `${name}: ${reason}`),
  correction_settled: ({ isCorrected, name, reason, ...notice }, words) =>
    said(
      isCorrected ? 'Your hours were corrected' : 'Your correction request was declined',
      seat(notice, words),
      reason && `${name}: ${reason}`,
    ),
  discord_channel_lost: ({ channel }) =>
    said(
      `Staffel can no longer post in #${channel}`,
      'The channel was deleted, or the app no longer has permission to post in it. Restore the permission, then send a test message.',
    ),
  webhook_paused: ({ host, isGone }) =>
    said(
      isGone ? `${host} turned off the webhook` : `The webhook to ${host} was paused`,
      isGone
        ? 'The receiver no longer accepts events.'
        : 'Deliveries have been failing for three days. Check the receiver, then turn the webhook back on.',
    ),
  backup_failed: ({ isTrial, why, night }, words) =>
    said(
      isTrial ? 'A backup couldn’t be restored' : 'The nightly backup is missing',
      words.day(night),
      isTrial && why === 'other'
        ? 'See the server log for details. Create a new backup and test it.'
        : {
            room: 'There isn’t enough disk space. Older backups are still available.',
            folder: 'The backup folder is missing or isn’t writable. Older backups aren’t affected.',
            other: 'See the server log for details. Older backups are still available.',
          }[why],
    ),
  telegram_paused: () =>
    said(
      'The bot can no longer message you',
      'You blocked the bot in Telegram. Unblock it, then turn it back on in your settings.',
    ),
  discord_paused: () =>
    said(
      'The app can no longer message you on Discord',
      'Allow direct messages from server members in Discord, then turn the app back on in your settings.',
    ),
  todo_assigned: ({ text, assigner, dueDay, dueTime }, words) =>
    said(
      `${assigner} assigned you a todo`,
      text,
      dueDay && `Due: ${dueTime === null ? words.day(dueDay) : words.moment({ date: dueDay, time: dueTime })}`,
    ),
}

export const refusals: Translation<Refusals['notifications']> = {
  notFound: 'This notification doesn’t exist.',
  notYours: 'This notification is managed by your organization.',
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
  allRead: 'All marked as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  unread: 'Unread',
  open: 'Open',
  more: 'Load more',
  failed: 'The notifications couldn’t be updated. Please try again.',
  empty: 'No notifications yet. Changes that affect you will appear here.',
  emptyFilter: 'No notifications match these filters.',
  sentences,
  kinds: {
    shift_assigned: 'New shifts',
    shift_removed: 'Canceled shifts',
    shift_reminder: 'Shift reminders',
    vacation_request_approved: 'Vacation approved',
    vacation_request_rejected: 'Vacation declined or withdrawn',
    offer_made: 'Shift offers',
    offer_settled: 'Offer results',
    attendance_late: 'Missed check-ins',
    correction_settled: 'Corrected hours',
    todo_assigned: 'New todos',
    telegram_paused: 'Telegram paused',
    discord_paused: 'Discord paused',
    webhook_paused: 'Paused webhooks',
    discord_channel_lost: 'Unavailable Discord channels',
    backup_failed: 'Failed backups',
    vacation_request_new: 'New vacation requests',
    assignment_declined: 'Declined shifts',
    assignments_freed: 'Shifts opened up',
    person_absent: 'Absences',
    person_back: 'Back from absence',
    member_left: 'Members who left',
    offer_waits: 'Swap approvals',
    seat_alarm: 'Open and unconfirmed shifts',
    attendance_missing: 'No-shows and early check-outs',
    correction_asked: 'Correction requests',
  },
  channels: { in_app: 'App', push: 'Device', email: 'Email', telegram: 'Telegram', discord: 'Discord' },
  rules: {
    title: 'Organization rules',
    text: 'Notifications that are off aren’t sent to anyone. Members can’t change locked ones.',
    kind: 'Type',
    enabled: 'On',
    locked: 'Locked',
    enabledOf: kind => `${kind}: on`,
    lockedOf: kind => `${kind}: locked`,
    saveFailed: 'The rule couldn’t be saved. Please try again.',
  },
  own,
}
