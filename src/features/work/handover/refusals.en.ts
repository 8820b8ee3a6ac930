import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['handover']> = {
  notFound: 'This handover no longer exists.',
  notYours: 'This isn’t your shift.',
  changed: 'The handover has since changed. Check it and save again.',
  notIn: 'Check in for this shift before you write a handover.',
  over: 'This shift ended more than 12 hours ago. Its handover can no longer be changed.',
  empty: 'Fill in at least one field.',
  own: 'You can’t mark your own handover as read.',
}
