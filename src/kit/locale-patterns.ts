import type { Language } from './catalogue.ts'
import { dateFormat, numberFormat } from './locale.ts'
import type { DateOrder } from './written-date.ts'

const numericDateParts = (language: Language): Intl.DateTimeFormatPart[] =>
  dateFormat(language, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(0)

/** `dd/mm/yyyy`, `TT.MM.JJJJ`, with a letter for each part. */
export const datePattern = (language: Language, letters: Readonly<Record<'day' | 'month' | 'year', string>>): string =>
  numericDateParts(language)
    .map(({ type, value }) => {
      if (type === 'year') return letters.year.repeat(4)
      return type === 'day' || type === 'month' ? letters[type].repeat(2) : value
    })
    .join('')

/** Which of day and month the reader's language writes first. */
export function dateOrderOf(language: Language): DateOrder {
  const parts = numericDateParts(language)
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month' ? 'monthFirst' : 'dayFirst'
}

/** The marks that the reader's language writes numbers with, to read what is typed. */
export const numberStyleOf = (language: Language): 'de' | 'en' =>
  numberFormat(language)
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? 'de'
    : 'en'
