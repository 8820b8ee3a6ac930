import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import { dateFormat } from '#kit/locale.ts'
import type { ChatMessage } from '#platform/server/chat.ts'
import { weekToOpen } from '../rules.ts'
import { de } from './chat-texts.de.ts'
import { en } from './chat-texts.en.ts'

const words = { de, en }

export const requestTexts = (language: Language) => words[language]

/** What the buttons of a request bring back. */
export const requestActions = { likeLastWeek: 'request:like', none: 'request:none' } as const

interface RequestForMessage {
  readonly id: string
  readonly startDate: Day
  readonly endDate: Day
}

/** A text with a link to the week and the end date, and two answers that need no page. */
export function requestMessage(
  kind: 'request' | 'reminder',
  request: RequestForMessage,
  { firstName, language }: { readonly firstName: string; readonly language: Language },
  { today, publicUrl }: { readonly today: Day; readonly publicUrl: string },
): ChatMessage {
  const texts = words[language]
  const asked = {
    firstName: plain(firstName),
    end: shownDay(request.endDate, language),
    url: urlFor(publicUrl, request, today),
  }
  return {
    text: texts[kind](asked),
    markup: 'Markdown',
    buttons: [
      [{ label: texts.likeLastWeek, data: `${requestActions.likeLastWeek}:${request.id}` }],
      [{ label: texts.none, data: `${requestActions.none}:${request.id}` }],
    ],
  }
}

export const urlFor = (publicUrl: string, request: Omit<RequestForMessage, 'id'>, today: Day): string =>
  `${publicUrl}/availability?week=${weekToOpen(request, today)}`

/** What somebody is called must not be read as markup. */
const plain = (text: string): string => text.replaceAll(/([_*`[])/g, '\\$1')

const shownDay = (date: Day, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
