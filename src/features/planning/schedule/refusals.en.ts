import type { Refusals, Translation } from '#kit/catalogue.ts'
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
  shiftNotFound: 'This shift no longer exists in the group.',
  personNotFound: 'This person is no longer in the organization.',
  notFound: ({ shift }) =>
    shift
      ? `The assignment to “${shift.name}” on ${onDay(shift.date)} no longer exists.`
      : 'This assignment no longer exists.',
  noSeat: ({ seats }) => (seats === 1 ? 'This shift only needs 1 person.' : `This shift only needs ${seats} people.`),
  noLength: ({ shift }) =>
    `The “${shift}” shift doesn’t exist that night because clocks move forward for daylight saving time.`,
  taken: ({ name }) => `${name} already has this shift.`,
  takenElsewhere: ({ name, group, shift, time }) =>
    `${name} is already scheduled at that time: ${group}, ${shift}, ${time}.`,
  conflict: 'Someone else made a change first. Please try again.',
  onVacation: ({ name, shiftNames }) => `${name} is ${textWithShifts('on vacation', shiftNames)} at that time.`,
  lockedPerson: ({ name }) => `${name}’s account is locked.`,
  needsReason: ({ warnings }) => `Please enter a reason. Warnings: ${namesOf(warnings)}.`,
  otherNote: ({ note }) =>
    note === ''
      ? 'Someone else removed the note while you were editing. Save again to keep yours.'
      : `Someone else changed the note while you were editing. It now says: “${note}” Save again to replace it.`,
  staleWeek: 'The schedule has since changed. Check it, then clear the week again.',
  stale: 'The schedule has since changed. Check it, then publish again.',
  ruleBlocks: ({ name, warnings }) => `Your planning rules don’t allow you to assign ${name}: ${namesOf(warnings)}.`,
  otherWeek: 'People can only be moved within the same week.',
  hasBegun: 'This shift has already started.',
}
