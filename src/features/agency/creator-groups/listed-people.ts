import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'

/** Members who are published on a shift of a day. */
export interface PublishedPeople {
  readonly people: readonly { readonly fullName: string; readonly date: Day; readonly shiftName: string }[]
}

/** `Kim Albers (Mo., 23. Nov., Früh), …` */
export const listedPeople = ({ people }: PublishedPeople, language: Language): string =>
  people.map(({ fullName, date, shiftName }) => `${fullName} (${shortDate(date, language)}, ${shiftName})`).join(', ')
