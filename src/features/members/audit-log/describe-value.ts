import { reasonText } from '#features/planning/assignments/system-reasons.ts'
import type { Catalogue, Language } from '#kit/catalogue.ts'
import { parseDay } from '#kit/day.ts'
import { dateFormat, numberFormat, formatDateText, writtenNumber } from '#kit/locale.ts'
import { parseWeek, weekNumber, weekYear } from '#kit/week.ts'
import { isCurrency, formatMoney } from '#kit/money.ts'
import { repeatedHourMark } from '#kit/zone.ts'
import type { AuditCodes } from './codes.ts'
import type { DescribeValue } from './details.ts'

interface Words {
  readonly language: Language
  readonly timeZone: string
  /** Names by id. */
  readonly names: Readonly<Record<string, string>>
  readonly texts: Catalogue['auditLog']
  readonly codes: AuditCodes
  readonly roles: Readonly<Record<string, string>>
  readonly permissions: Readonly<Record<string, string>>
}

const of = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** Builds what `detailsOf` describes values with, in the language of the reader. */
export function valueDescriber({ language, timeZone, names, texts, codes, roles, permissions }: Words): DescribeValue {
  const { codes: own, yes, no } = texts.details
  const code = (field: string, value: string) =>
    of(codes.inField[field] ?? {}, value) ?? of(own, `${field}.${value}`) ?? of(codes.anywhere, value) ?? of(own, value)
  const day = (text: string) => parseDay(text) && formatDateText(text, language, { dateStyle: 'medium' })
  const percent = (hundredths: number) =>
    numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000)
  const moment = (text: string): string | undefined => {
    const at = new Date(text)
    if (Number.isNaN(at.getTime())) return undefined
    const mark = repeatedHourMark(Temporal.Instant.fromEpochMilliseconds(at.getTime()), timeZone, language)
    return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at) + mark
  }
  return (value, shape, { field, change }) => {
    if (value === true || value === 'true') return yes
    if (value === false || value === 'false') return no
    if (typeof value === 'number') {
      if (shape === 'percent') return percent(value)
      if (shape === 'money') return money(value, change['currency'])
      return writtenNumber(value, language, 2)
    }
    switch (shape) {
      case 'text':
        return reasonText(value, language)
      case 'number':
        return /^\d+$/.test(value) ? writtenNumber(Number(value), language) : undefined
      case 'name':
        return of(names, value) ?? code(field, value)
      case 'code':
        return code(field, value)
      case 'role':
        return of(roles, value) ?? code(field, value)
      case 'permission':
        return of(permissions, value)
      case 'kind':
        return of(texts.kinds, value) ?? code(field, value)
      case 'language':
        return code('language', value)
      case 'format':
        return value.toUpperCase()
      case 'day':
        return day(value)
      case 'planDay': {
        const said = day(value)
        return said && texts.details.inSchedule(said)
      }
      case 'month':
        return parseDay(`${value}-01`) && formatDateText(`${value}-01`, language, { month: 'long', year: 'numeric' })
      case 'week': {
        const week = parseWeek(value)
        return week && texts.details.week(weekNumber(week), weekYear(week))
      }
      case 'moment': {
        const said = value.split(' – ').map(moment)
        return said.includes(undefined) ? undefined : said.join(' – ')
      }
      case 'money':
      case 'percent':
        return undefined
    }
  }

  function money(units: number, currency: unknown): string | undefined {
    const known = typeof currency === 'object' && currency !== null && 'to' in currency ? currency.to : currency
    return typeof known === 'string' && isCurrency(known) ? formatMoney(units, known, language) : undefined
  }
}
