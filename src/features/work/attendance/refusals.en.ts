import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['attendance']> = {
  off: 'The time clock is turned off for your organization.',
  seatNotFound: 'This isn’t your shift.',
  seatTaken: 'This shift is no longer yours.',
  personNotFound: 'This person couldn’t be found.',
  requestNotFound: 'This correction request no longer exists.',
  requestSettled: 'This request is already closed.',
  alreadyAsked: 'You’ve already requested a correction for this shift.',
  justAsked: 'This person was just reminded.',
  alreadyOut: 'You’ve already checked out of this shift. If something is wrong, request a correction.',
  tooEarly: ({ from }) => `You can check in starting at ${from}.`,
  over: 'This shift is already over.',
  notIn: 'You aren’t checked in for this shift.',
  alreadyIn: 'This person is already checked in.',
  endBeforeStart: 'The end time must be after the start time.',
  notOver: 'You can correct a shift once it’s over.',
  askedTooSoon:
    'This request was sent while the shift was still in progress. Edit the hours yourself, or decline the request.',
  notYet: 'The end time can’t be in the future.',
  tooLong: 'A shift can’t be longer than 24 hours.',
  tooFar: 'The times must be within 12 hours of the shift.',
  overlaps: ({ shift }) => `This overlaps with hours already counted: ${shift}.`,
  monthClosed: ({ month }) => `${month} is closed. Reopen it to make changes.`,
  monthRuns: ({ month }) => `${month} isn’t over yet. You can close it after its last shift ends.`,
}
