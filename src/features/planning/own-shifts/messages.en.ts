import { status } from '#features/planning/assignments/states.en.ts'
import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['ownShifts']> = {
  status,
  next: {
    title: 'Next shifts',
    empty: 'No upcoming shifts',
    today: 'Today',
    tomorrow: 'Tomorrow',
    yesterday: 'Yesterday',
    running: 'In progress',
    confirm: 'Confirm',
    confirmShift: (shift, day) => `Confirm ${shift}, ${day}`,
    confirmAll: 'Confirm all',
    confirmAllShifts: count => `Confirm all ${count} shifts`,
    confirmFailed: 'The shift couldn’t be confirmed. Please try again.',
    decline: 'Decline',
    declineShift: (shift, day) => `Decline ${shift}, ${day}`,
    declineTitle: 'Decline shift',
    declineText: 'The shift will open up, and planners will see your reason.',
    declineReason: 'Reason',
    declined: 'Shift declined',
    declineFailed: 'The shift couldn’t be declined. Please try again.',
    confirms: 'Confirmation',
    declines: 'Decline',
    waits: (what: string) => `${what} will be sent when you’re back online`,
    sending: (what: string) => `Sending: ${what}…`,
    confirming: 'Confirming…',
    takeBack: 'Undo',
    reasonMissing: 'Please enter a reason.',
  },
}

export const refusals: Translation<Refusals['ownShifts']> = {
  tooLate: 'This shift has already started. Contact your team lead.',
}
