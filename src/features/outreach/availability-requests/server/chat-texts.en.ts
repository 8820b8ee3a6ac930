import type { Translation } from '#kit/catalogue.ts'
import type { de } from './chat-texts.de.ts'

export const en: Translation<typeof de> = {
  request: ({ firstName, end, url }) =>
    `Hello ${firstName}, please enter your availability until *${end}*.\n\n[To your availability](${url})`,
  reminder: ({ firstName, end, url }) =>
    `Hello ${firstName}, your availability until *${end}* is still missing.\n\n[To your availability](${url})`,
  likeLastWeek: 'Same as last week',
  none: 'No availability',
  answered: {
    saved: 'Thank you, your availability is entered.',
    none: 'Thank you, noted: no availability.',
  },
  before: {
    saved: 'You have answered already: your availability is entered.',
    none: 'You have answered already: no availability.',
  },
  over: 'This request is closed. There is nothing left to do.',
  gone: 'This request no longer exists.',
  emptyWeek: 'You did not enter anything the week before. Please enter your availability in Staffel.',
  see: url => `See or change it: ${url}`,
}
