import type { Row } from '#features/foundation/spreadsheets/cells.ts'
import * as heads from '#features/foundation/spreadsheets/head.ts'
import { type Currency, currencyOf } from '#kit/money.ts'

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

/** Headers as they are compared: without case, accents, signs and currencies. A word that both languages use is in both. */
const headers: heads.HeaderNames<Field> = {
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

/** What adds nothing to what a column holds. */
const fillers = 'in total gesamt insgesamt summe netto brutto net gross anzahl number of no nr sum the pro'.split(' ')

export const recognise = heads.createHeaderRecogniser(headers, fields, {
  fillers,
  isUnit: word => currencyOf(word) !== undefined,
})

/** `Umsatz (€)`. */
export const currencyIn = (title: string): Currency | undefined =>
  heads
    .wordsIn(title)
    .map(currencyOf)
    .find(each => each !== undefined)

export const findHead = (rows: readonly Row[], width: number): heads.TableHead<Field> | undefined =>
  heads.findHead(rows, width, recognise)

export const hasRequiredColumns = (columns: readonly (Field | null)[]): boolean =>
  columns.includes('revenue') && personFields.some(field => columns.includes(field))
