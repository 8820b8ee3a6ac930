import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['ownShifts']> = {
  status: { draft: 'Draft', assigned: 'Assigned', confirmed: 'Confirmed', declined: 'Declined' },
  times: (start, end) => `${start}–${end}`,
  next: {
    title: 'Next shifts',
    empty: 'No shifts',
    today: 'Today',
    tomorrow: 'Tomorrow',
    yesterday: 'Yesterday',
    running: 'Running now',
    confirm: 'Confirm',
    confirmShift: (shift, day) => `Confirm ${shift}, ${day}`,
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
  },
}
