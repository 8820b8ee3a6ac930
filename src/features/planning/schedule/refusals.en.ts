import type { Refusals, Translation } from '#kit/catalogue.ts'
import { clockText } from '#kit/span.ts'
import { textWithShifts } from '#features/agency/shifts/names.ts'
import { onDay, warnings as names } from '#features/planning/candidates/reasons.en.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'

const namesOf = (reasons: readonly Reason[]): string => {
  const codes = new Set<string>(reasons.map(({ code }) => code))
  return Object.entries(names)
    .filter(([code]) => codes.has(code))
    .map(([, name]) => name)
    .join(', ')
}

export const refusals: Translation<Refusals['schedule']> = {
  groupNotFound: 'This group no longer exists.',
  shiftNotFound: 'The group no longer has this shift.',
  personNotFound: 'This person does not exist.',
  notFound: ({ shift }) =>
    shift
      ? `The assignment “${shift.name}” on ${onDay(shift.date)} no longer exists.`
      : 'This assignment no longer exists.',
  noSeat: ({ seats }) => (seats === 1 ? 'This shift has only one seat.' : `This shift has only ${seats} seats.`),
  noLength: ({ shift }) => `The shift “${shift}” does not take place that night because the clocks go forward.`,
  taken: ({ name }) => `${name} already has this seat.`,
  takenElsewhere: ({ name, group, shift, date, startTime, endTime }) =>
    `${name} is already assigned then: ${group}, ${shift}, ${onDay(date)}, ${clockText({ startTime, endTime })}.`,
  conflict: 'Someone was faster. Please try again.',
  onVacation: ({ name, shiftNames }) => `${name} is ${textWithShifts('on vacation', shiftNames)} then.`,
  lockedPerson: ({ name }) => `${name} is locked.`,
  needsReason: ({ warnings }) => `Please give a reason: ${namesOf(warnings)}.`,
  otherNote: ({ note }) =>
    note === ''
      ? 'Somebody has taken the note away meanwhile. Save once more if yours is to hold.'
      : `By now it says here: “${note}” Save once more if your note is to replace it.`,
  staleWeek: 'The plan has changed in the meantime. Have a look at it, then clear the week again.',
  stale: 'The plan has changed in the meantime. Have a look at it, then publish again.',
  ruleBlocks: ({ name, warnings }) => `${name} is not possible by your organisation’s rules: ${namesOf(warnings)}.`,
  otherWeek: 'People can only be moved within the week.',
  hasBegun: 'This shift has already begun.',
}
