import type { Translation } from '#kit/catalogue.ts'
import type { de } from './chat-texts.de.ts'

export const en: Translation<typeof de> = {
  request: ({ firstName, end, url }) =>
    `Hi ${firstName}, please enter your availability through *${end}*.\n\n[Enter availability](${url})`,
  reminder: ({ firstName, end, url }) =>
    `Hi ${firstName}, your availability through *${end}* is still missing.\n\n[Enter availability](${url})`,
  likeLastWeek: 'Same as last week',
  none: 'No availability',
  answered: {
    saved: 'Thanks, your availability was saved.',
    none: 'Thanks, we’ve noted that you have no availability.',
  },
  before: {
    saved: 'You’ve already answered, and your availability was saved.',
    none: 'You’ve already answered that you have no availability.',
  },
  over: 'This request is closed. There’s nothing left to do.',
  gone: 'This request no longer exists.',
  emptyWeek: 'You didn’t enter any availability the week before. Please enter it in Staffel.',
  see: url => `View or change it: ${url}`,
}
