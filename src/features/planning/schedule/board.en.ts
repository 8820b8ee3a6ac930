import { seatWords } from '#features/planning/assignments/seat-words.en.ts'
import { stepWords } from '#features/planning/assignments/step-words.en.ts'
import type { Catalogue, Translation } from '#kit/catalogue.ts'
import { refusals } from './refusals.en.ts'

export const en: Translation<Catalogue['planBoard']> = {
  group: 'Group',
  refusals,
  undoLast: 'Undo (Ctrl+Z)',
  redoLast: 'Redo (Ctrl+Shift+Z)',
  undoLeft: count =>
    count === 1 ? '1 shift could not be filled again.' : `${count} shifts could not be filled again.`,
  overStays: count =>
    count === 1 ? '1 shift stays because it is over.' : `${count} shifts stay because they are over.`,
  moveFailed: 'The person was not moved. Please try again.',
  more: 'More',
  print: 'Print',
  seatGone: 'This position no longer exists because the shift was changed.',
  replace: 'Find a replacement',
  replaced: name => `${name} assigned.`,
  copyWeek: {
    action: 'Copy week',
    title: 'Copy week',
    fromLast: 'Copy last week',
    text: 'Copies the same people as drafts. Anyone who can’t work is skipped and listed.',
    weeks: 'Weeks to copy to',
    reason: 'Reason for warnings (optional)',
    reasonHint: 'If empty, people with a warning are skipped.',
    confirm: 'Copy',
    failed: 'The week was not copied. Please try again.',
    placed: count => (count === 1 ? '1 shift filled' : `${count} shifts filled`),
    unchanged: count =>
      count === 1
        ? '1 shift was already filled with the same person.'
        : `${count} shifts were already filled with the same people.`,
    left: count => (count === 1 ? '1 shift left open' : `${count} shifts left open`),
    leftLine: (name, day, shift) => `${name}, ${day}, ${shift}`,
    close: 'Done',
    needReason: count => (count === 1 ? '1 shift needs a reason.' : `${count} shifts need a reason.`),
    seat: count => (count === 1 ? 'Fill 1 shift' : `Fill ${count} shifts`),
    substitute: 'Replacement',
  },
  clearWeek: {
    action: 'Clear week',
    title: 'Clear the week?',
    drafts: 'All drafts of this week will be removed.',
    published: 'Published shifts open up too and the people assigned are notified. Past shifts stay.',
    confirm: 'Clear',
    done: count => (count === 1 ? '1 shift cleared' : `${count} shifts cleared`),
    nothing: 'There is nothing left to clear.',
    failed: 'The week was not cleared. Please try again.',
  },
  publishing: {
    title: 'Publish week',
    text: people => (people === 1 ? '1 person will be notified.' : `${people} people will be notified.`),
    confirm: 'Publish',
    outdated: 'The schedule has changed',
    outdatedText: 'You’re viewing an older version. Check the current one before you publish.',
    showCurrent: 'Show current version',
    open: count => (count === 1 ? '1 shift is still open.' : `${count} shifts are still open.`),
  },
  hours: {
    title: 'Weekly hours across all groups',
    none: 'No one is assigned yet.',
    shifts: count => (count === 1 ? '1 shift in this group' : `${count} shifts in this group`),
  },
  note: {
    label: 'Shift note',
    hint: 'Visible to the assigned person',
    save: 'Save',
    saved: 'Note saved',
    failed: 'The note was not saved. Please try again.',
    has: 'Has a note',
  },
  keys: {
    show: 'Keyboard shortcuts',
    title: 'Schedule keyboard shortcuts',
    names: { control: 'Ctrl', shift: 'Shift', delete: 'Del', homeEnd: 'Home End' },
    arrows: 'Move between shifts',
    homeEnd: 'First and last day',
    open: 'Open the shift',
    remove: 'Remove the person',
    take: 'Cut the person',
    put: 'Paste the person',
    undo: 'Undo',
    redo: 'Redo',
    help: 'Show this help',
  },
  ...seatWords,
  ...stepWords,
  declinedMark: 'Declined',
}
