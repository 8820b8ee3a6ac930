import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['handover']> = {
  notFound: 'This handover is no longer there.',
  notYours: 'You do not have this shift.',
  changed: 'The handover has been changed meanwhile.',
  notIn: 'You can write once you have checked in to this shift.',
  over: 'This shift has been over for more than 12 hours. Its handover stands.',
  empty: 'Write something in at least one field.',
  own: 'This is your own handover.',
}
