import type { Language } from '#kit/catalogue.ts'
import type { NotificationKind, NotificationKinds } from './kinds.ts'

/** What a notification says: a headline, and the details below it, a line each. */
export interface Wording {
  readonly title: string
  readonly lines: readonly string[]
}

/** `day` words a plain date as short as it is clear: `Mo., 23. Nov.` */
export type Sentences = {
  readonly [K in NotificationKind]: (told: NotificationKinds[K], day: (date: string) => string) => Wording
}

type Told<K extends NotificationKind> = {
  [P in K]: { readonly kind: P; readonly parameters: NotificationKinds[P] }
}[K]

/** The sentence of a notification, the same in the inbox, in mails and in the chat. */
export const wordingOf = <K extends NotificationKind>(
  { kind, parameters }: Told<K>,
  sentences: Sentences,
  language: Language,
): Wording => sentences[kind](parameters, date => shortDay(date, language))

const formats = new Map<Language, Intl.DateTimeFormat>()

function shortDay(date: string, language: Language): string {
  const known =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  formats.set(language, known)
  return known.format(new Date(`${date}T00:00:00Z`))
}
