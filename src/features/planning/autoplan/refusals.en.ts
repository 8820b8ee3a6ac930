import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['autoplan']> = {
  runNotFound: 'This calculation no longer exists.',
  proposalNotFound: 'This proposal no longer exists.',
  seatNotFound: 'The proposal has no such seat.',
  applicationNotFound: 'This change no longer exists.',
  groupNotFound: 'One of the groups no longer exists.',
  weekOver: 'This week is already over.',
  dayNotAsked: 'Choose days that lie in the weeks.',
  tooManyWaiting: ({ max }) => `${max} calculations are waiting already. Wait until one is done, or cancel one.`,
  runEnded: 'This calculation has already ended.',
  takenBack: ({ name }) => `${name} has already taken this back.`,
  tooLate: 'Applied proposals can only be taken back within 24 hours.',
}
