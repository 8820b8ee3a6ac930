import type { Catalogue, Worded } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import type { Reason } from './schema.ts'

const onDay = (day: Day): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

const warnings: Catalogue['schedule']['warnings'] = {
  not_available: 'not available',
  partly_available: 'available for a part only',
  vacation_requested: 'vacation requested',
  short_rest: 'not enough rest',
  long_week: 'too many hours in the week',
  exclusive_elsewhere: 'works another shift only',
  shift_disabled_by_person: 'does not want this shift',
}

const namesOf = (reasons: readonly Reason[]): string => {
  const codes = new Set<string>(reasons.map(({ code }) => code))
  return Object.entries(warnings)
    .filter(([code]) => codes.has(code))
    .map(([, name]) => name)
    .join(', ')
}

export const en: Worded<Catalogue['schedule']> = {
  refusals: {
    groupNotFound: 'This group no longer exists.',
    shiftNotFound: 'The group no longer has this shift.',
    personNotFound: 'This person does not exist.',
    notFound: 'This assignment no longer exists.',
    noSeat: ({ seats }) => (seats === 1 ? 'This shift has only one seat.' : `This shift has only ${seats} seats.`),
    noLength: ({ shift }) => `The shift “${shift}” does not take place that night: the clock is put forward.`,
    taken: ({ name }) => `${name} already has this seat.`,
    takenElsewhere: ({ name, group, shift, date, startTime, endTime }) =>
      `${name} is already assigned then: ${group}, ${shift}, ${onDay(date)}, ${startTime}–${endTime}.`,
    conflict: 'Somebody was faster. Please try again.',
    onVacation: ({ name }) => `${name} is on vacation then.`,
    lockedPerson: ({ name }) => `${name} is locked.`,
    needsReason: ({ warnings }) => `Please give a reason: ${namesOf(warnings)}.`,
    stale: 'The plan has changed in the meantime. Have a look at it, then publish again.',
  },
  warnings,
  blocks: { assigned_elsewhere: 'already assigned', vacation: 'vacation' },
  status: { assigned: 'Assigned', confirmed: 'Confirmed' },
}
