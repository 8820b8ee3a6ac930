import type { Translation } from '#kit/catalogue.ts'
import type { de } from './chat-texts.de.ts'

export const en: Translation<typeof de> = {
  request: ({ firstName, end, url }) =>
    `Hi ${firstName}, please enter your availability through *${end}*.\n\n[Enter availability](${url})`,
  reminder: ({ firstName, end, url }) =>
    `Hi ${firstName}, we still need your availability through *${end}*.\n\n[Enter availability](${url})`,
  likeLastWeek: 'Same as last week',
  none: 'No availability',
  answered: {
    saved: 'Thanks! Your availability was saved.',
    none: 'Thanks! We’ve noted that you have no availability.',
  },
  before: {
    saved: 'You’ve already answered. Your availability was saved.',
    none: 'You’ve already let us know you have no availability.',
  },
  over: 'This request is closed. You don’t need to do anything.',
  gone: 'This request no longer exists.',
  emptyWeek: 'There’s no availability from the previous week to copy. Please enter yours in Staffel.',
  see: url => `View or change it: ${url}`,
}
