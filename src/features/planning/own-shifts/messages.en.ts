import { status, times } from '#features/planning/assignments/states.en.ts'
import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['ownShifts']> = {
  status,
  times,
  next: {
    title: 'Next shifts',
    empty: 'No shifts',
    today: 'Today',
    tomorrow: 'Tomorrow',
    yesterday: 'Yesterday',
    running: 'Running now',
    confirm: 'Confirm',
    confirmShift: (shift, day) => `Confirm ${shift}, ${day}`,
    confirmAll: 'Confirm all',
    confirmAllShifts: count => `Confirm all: ${count} shifts`,
    confirmFailed: 'The shift was not confirmed.',
    decline: 'Decline',
    declineShift: (shift, day) => `Decline ${shift}, ${day}`,
    declineTitle: 'Decline shift',
    declineText: 'The seat opens again and the planners see the reason.',
    declineReason: 'Reason',
    declined: 'Shift declined',
    declineFailed: 'The shift was not declined.',
    onDay: (weekday, times) => `${weekday}, ${times}`,
    ownTime: times => `${times} your time`,
    overnight: 'until the next day',
    confirms: 'Confirmation',
    declines: 'Decline',
    waits: (what: string) => `${what} is sent as soon as you are online again`,
    sending: (what: string) => `${what} is being sent …`,
    confirming: 'Confirming …',
    takeBack: 'Take back',
    reasonMissing: 'Please give a reason.',
  },
}

export const refusals: Translation<Refusals['ownShifts']> = {
  tooLate: 'This shift has begun. Contact your team lead.',
}
