import { foldForSearch } from '#kit/text.ts'
import { monthOf } from '#kit/day.ts'
import type { Cell } from '#features/foundation/spreadsheets/cells.ts'
import { type Currency, currencyOf, decimalOf, fractionDigitsOf, scaleDecimal } from '#kit/money.ts'
import { readDate, type WrittenDate } from '#kit/written-date.ts'
import { type NumberStyle, readNumber } from '#kit/written-number.ts'

/** What can be wrong with a cell or a line, worded where it is shown. */
export const problemCodes = [
  'number',
  'ambiguous',
  'precision',
  'range',
  'negative',
  'currency',
  'currencies',
  'cellError',
  'date',
  'otherMonth',
  'noPerson',
  'noRevenue',
  'total',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export type ParsedValue<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly wrong: ProblemCode }

export interface ParsedAmount {
  readonly decimal: { readonly isNegative: boolean; readonly whole: string; readonly fraction: string }
  readonly currency: Currency | undefined
  /** A cell that a program calculated: what it has too many digits of is rounded. */
  readonly rounds: boolean
}

const wrong = (code: ProblemCode): { ok: false; wrong: ProblemCode } => ({ ok: false, wrong: code })

/** An amount of money, its currency as far as the cell itself says it. */
export function amountIn(cell: Cell, style: NumberStyle | undefined): ParsedValue<ParsedAmount> {
  if (cell === null) return wrong('number')
  if (typeof cell === 'string') {
    const read = readNumber(cell, style)
    if (read.kind === 'number')
      return { ok: true, value: { decimal: read.decimal, currency: read.currency, rounds: false } }
    return wrong(read.kind === 'invalid' ? 'number' : read.kind)
  }
  if (cell.kind === 'error') return wrong('cellError')
  const decimal = cell.date === undefined && !cell.isTime ? decimalOf(cell.value) : undefined
  const currency = cell.units?.map(currencyOf).find(each => each !== undefined)
  return decimal ? { ok: true, value: { decimal, currency, rounds: true } } : wrong('number')
}

export function unitsOf({ decimal, rounds }: ParsedAmount, currency: Currency): ParsedValue<number> {
  const units = scaleDecimal(decimal, fractionDigitsOf(currency), rounds)
  return units.ok ? { ok: true, value: units.units } : wrong(units.wrong)
}

/** A whole number of things, from nothing upwards. Both marks can only stand between thousands here. */
export function countIn(cell: Cell, style: NumberStyle | undefined): ParsedValue<number> {
  const text =
    typeof cell === 'string' && /^\s*\d{1,3}(?:[.,]\d{3})+\s*$/.test(cell) ? cell.replaceAll(/[.,]/g, '') : cell
  const amount = amountIn(text, style)
  if (!amount.ok) return amount
  if (amount.value.currency !== undefined) return wrong('number')
  const units = scaleDecimal(amount.value.decimal, 0, false)
  if (!units.ok) return wrong(units.wrong)
  return units.units < 0 ? wrong('negative') : { ok: true, value: units.units }
}

const hour = 3600
/** In a line; more than a year's worth is a slip. */
const maxSeconds = 9000 * hour

/** Hours as 37,5 or 37:30 or 12h 30m, or as a part of a day where the cell is shown as a time; in seconds. */
export function secondsIn(cell: Cell, style: NumberStyle | undefined): ParsedValue<number> {
  if (cell !== null && typeof cell === 'object' && cell.kind === 'number' && cell.isTime) {
    return withinHours(Math.round(cell.value * 24 * hour))
  }
  if (typeof cell === 'string') {
    const text = cell.trim()
    const clock = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?\s*(?:h|std\.?)?$/i.exec(text)
    const spoken = /^(\d{1,4})\s*(?:h|std\.?)\s*([0-5]?\d)\s*(?:m|min\.?)?$/i.exec(text)
    const [, hours, minutes, seconds = '0'] = clock ?? spoken ?? []
    if (hours !== undefined && minutes !== undefined) {
      return withinHours(Number(hours) * hour + Number(minutes) * 60 + Number(seconds))
    }
  }
  const plain =
    typeof cell === 'string'
      ? cell
          .trim()
          .replace(/(?:h|hrs?\.?|hours?|std\.?|stunden?)$/i, '')
          .trimEnd()
      : cell
  const amount = amountIn(plain, style)
  if (!amount.ok) return amount
  if (amount.value.currency !== undefined) return wrong('number')
  const units = scaleDecimal(amount.value.decimal, 4, true)
  return units.ok ? withinHours(Math.round((units.units * hour) / 10_000)) : wrong(units.wrong)
}

const withinHours = (seconds: number): ParsedValue<number> =>
  seconds < 0 ? wrong('negative') : seconds > maxSeconds ? wrong('range') : { ok: true, value: seconds }

/** The date in a cell. A number is one if its cell is shown as a date, or if it is written like 20261027. */
export function dateIn(cell: Cell, reader: Parameters<typeof readDate>[1]): WrittenDate | undefined {
  if (cell === null || typeof cell === 'string') return cell === null ? undefined : readDate(cell, reader)
  if (cell.kind === 'error') return undefined
  if (cell.date !== undefined) return { month: monthOf(cell.date), day: cell.date }
  const isWritten = cell.value >= 19_000_101 || (cell.value >= 100_000 && cell.value <= 999_999)
  return isWritten ? readDate(String(cell.value), reader) : undefined
}

const totals = new Set(
  'summe|gesamt|gesamtsumme|insgesamt|total|totals|grand total|sum|ergebnis|gesamtergebnis'.split('|'),
)

/** `Summe:` at the foot of a table is nobody. */
export const isTotalLabel = (name: string): boolean =>
  totals.has(
    foldForSearch(name)
      .replaceAll(/[^\p{L} ]/gu, '')
      .trim(),
  )
