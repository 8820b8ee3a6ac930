import type { Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['attendance']> = {
  off: 'Nobody checks in at your organisation.',
  seatNotFound: 'This is not your shift.',
  seatTaken: 'This shift is no longer yours.',
  personNotFound: 'This person does not exist.',
  requestNotFound: 'This request for a correction no longer exists.',
  requestSettled: 'That has been decided already.',
  alreadyAsked: 'You have asked for a correction of this shift already.',
  justAsked: 'The person was asked only a moment ago.',
  alreadyOut: 'You have ended this shift already. If something is wrong, ask for a correction.',
  tooEarly: ({ from }) => `You can check in from ${from}.`,
  over: 'This shift is over.',
  notIn: 'You are not checked in on this shift.',
  alreadyIn: 'The person is there already.',
  endBeforeStart: 'The end is not after the start.',
  notYet: 'The end is still to come.',
  tooLong: 'Nobody works longer than 24 hours at a stretch.',
  tooFar: 'That is more than 12 hours away from the shift.',
  overlaps: ({ shift }) => `This counts already at that time: ${shift}.`,
  monthClosed: ({ month }) => `${month} is closed. Reopen it to change something.`,
  monthRuns: ({ month }) => `${month} is still running. Close it when its last shift has ended.`,
}
