import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['autoplan']> = {
  runNotFound: 'This run no longer exists.',
  proposalNotFound: 'This proposal no longer exists.',
  seatNotFound: 'This shift isn’t part of the proposal.',
  applicationNotFound: 'This change no longer exists.',
  groupNotFound: 'One of the groups no longer exists.',
  weekOver: 'This week is already over.',
  dayNotAsked: 'Choose days within the selected weeks.',
  tooManyWaiting: ({ max }) => `${max} scheduling runs are already in the queue. Wait for one to finish, or stop one.`,
  runEnded: 'This run has already ended.',
  takenBack: ({ name }) => `${name} has already undone this.`,
  tooLate: 'Applied proposals can only be undone within 24 hours.',
}
