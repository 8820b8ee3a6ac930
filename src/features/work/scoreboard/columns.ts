import { fold } from '#kit/text.ts'
import { type Row, textOf } from './cells.ts'
import { type Currency, currencyOf } from './money.ts'

/** What a column can hold. */
export const fields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'date',
  'revenue',
  'currency',
  'sales',
  'messages',
  'ppv',
  'tips',
  'hours',
  'shift',
  'group',
  'creator',
] as const
export type Field = (typeof fields)[number]

/** What says who a row is about; one of them is needed. */
const personFields: readonly Field[] = ['name', 'firstName', 'lastName', 'email']

type Language = 'de' | 'en'

/** Headers as they are compared: without case, accents, signs and currencies. A word that both languages use is in both. */
const headers: Readonly<Record<Field, Readonly<Record<Language, string>>>> = {
  name: {
    de: 'chatter|chattername|chatter name|name|vollname|voller name|mitarbeiter|mitarbeitername|name des chatters|person|mitglied|teammitglied|nachname vorname|name vorname|vorname nachname|vorname name|vor und nachname',
    en: 'chatter|chattername|chatter name|name|full name|fullname|employee|employee name|agent|agent name|person|member|team member|operator|user|last name first name|surname first name|first name last name|first and last name',
  },
  firstName: { de: 'vorname|rufname', en: 'first name|firstname|given name' },
  lastName: { de: 'nachname|familienname|zuname', en: 'last name|lastname|surname|family name' },
  email: {
    de: 'e mail|email|mail|e mail adresse|email adresse|emailadresse|mailadresse|mail adresse',
    en: 'e mail|email|mail|e mail address|email address|mail address',
  },
  date: { de: 'datum|tag|monat|zeitraum|abrechnungsmonat', en: 'date|day|month|period' },
  revenue: {
    de: 'umsatz|umsatze|umsaetze|einnahmen|einnahme|erlos|erlose|verdienst|nettoumsatz|bruttoumsatz|gesamtumsatz',
    en: 'revenue|revenues|earnings|income|turnover|net revenue|gross revenue|sales revenue|amount',
  },
  currency: { de: 'wahrung|waehrung|wahrungscode|wahr', en: 'currency|currency code|ccy' },
  sales: { de: 'verkaufe|verkaeufe|verkauf|abschlusse|sales', en: 'sales|sale|orders' },
  messages: {
    de: 'nachrichten|nachricht|gesendete nachrichten|nachrichten gesendet|messages',
    en: 'messages|message|sent messages|messages sent|msgs|dms',
  },
  ppv: {
    de: 'ppv|ppvs|ppv umsatz|ppv umsatze|ppv einnahmen|umsatz ppv',
    en: 'ppv|ppvs|ppv revenue|ppv sales|ppv earnings|pay per view',
  },
  tips: { de: 'trinkgeld|trinkgelder|tips|tip', en: 'tips|tip|tip revenue|tips revenue' },
  hours: {
    de: 'stunden|std|stundenzahl|arbeitszeit|arbeitsstunden|geleistete stunden|h',
    en: 'hours|hrs|hours worked|worked hours|working hours|time worked|h',
  },
  shift: { de: 'schicht|schichtname|dienst', en: 'shift|shift name' },
  group: {
    de: 'gruppe|gruppenname|creator gruppe|creatorgruppe|team|teamname',
    en: 'group|group name|creator group|team|team name',
  },
  creator: {
    de: 'creator|creatorin|creatorname|creator name|model|models|modell|kunstler|kunstlerin|account',
    en: 'creator|creator name|model|model name|account|account name',
  },
}

const known = new Map<string, { field: Field; language: Language | undefined }>()
for (const field of fields) {
  for (const language of ['de', 'en'] as const) {
    for (const header of headers[field][language].split('|')) {
      known.set(header, { field, language: known.has(header) ? undefined : language })
    }
  }
}

/** What adds nothing to what a column holds. */
const fillers = new Set(
  'in total gesamt insgesamt summe netto brutto net gross anzahl number of no nr sum the pro'.split(' '),
)

export interface Header {
  readonly field: Field | undefined
  readonly language: Language | undefined
  /** `Umsatz (€)`. */
  readonly currency: Currency | undefined
}

export function recognise(title: string): Header {
  const words = title
    .slice(0, 80)
    .split(/[\s()[\]/:;,*#_"-]+/u)
    .filter(Boolean)
  const currency = words.map(currencyOf).find(each => each !== undefined)
  const plain = words
    .filter(word => currencyOf(word) === undefined)
    .map(word => fold(word).replaceAll(/[^\p{L}\p{N}]/gu, ''))
  const whole = plain.filter(Boolean).join(' ')
  const significant = plain.filter(word => word !== '' && !fillers.has(word)).join(' ')
  const found = known.get(whole) ?? known.get(significant)
  return { field: found?.field, language: found?.language, currency }
}

export interface Head {
  /** Where the header is among the rows; the figures begin after it. */
  readonly at: number
  readonly titles: readonly string[]
  readonly columns: readonly (Field | null)[]
  readonly currencies: readonly (Currency | undefined)[]
  readonly language: Language | undefined
}

/** A header further down than this is none: above it stand a title, a date, a logo. */
const deepest = 25

/** The row that names the most columns; without any, the first one that has something in it. */
export function findHead(rows: readonly Row[], width: number): Head | undefined {
  const heads = rows.slice(0, deepest).map((row, at) => headOf(row, at, width))
  const merit = ({ columns }: Head) => columns.filter(column => column !== null).length
  const best = heads.reduce<Head | undefined>((a, b) => (a && merit(a) >= merit(b) ? a : b), undefined)
  return best && merit(best) >= 2 ? best : (heads.find(({ titles }) => titles.filter(Boolean).length > 1) ?? best)
}

export const isComplete = (columns: readonly (Field | null)[]): boolean =>
  columns.includes('revenue') && personFields.some(field => columns.includes(field))

function headOf(row: Row, at: number, width: number): Head {
  const titles = Array.from({ length: width }, (_, column) =>
    textOf(row.cells[column]).replaceAll(/\s+/gu, ' ').slice(0, 80),
  )
  const found = titles.map(recognise)
  const taken = new Set<Field>()
  const columns = found.map(({ field }) => {
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
  const languages = found.map(({ language }) => language)
  const [german, english] = (['de', 'en'] as const).map(each => languages.filter(one => one === each).length)
  return {
    at,
    titles,
    columns,
    currencies: found.map(({ currency }) => currency),
    language: german === english ? undefined : (german ?? 0) > (english ?? 0) ? 'de' : 'en',
  }
}

/** The same columns of next month's file are known again by this. */
export const signatureOf = (titles: readonly string[]): string => titles.map(title => fold(title.trim())).join('|')
