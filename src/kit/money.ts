import type { Language } from '#kit/catalogue.ts'
import { numberFormat } from '#kit/locale.ts'

/*
 * Money is a whole number of a currency's smallest units. Nothing is converted, and amounts of two currencies are never
 * added or compared.
 */

/** Currencies that figures may come in, each with its digits after the point. */
const digits = {
  EUR: 2,
  USD: 2,
  GBP: 2,
  CHF: 2,
  AED: 2,
  ARS: 2,
  AUD: 2,
  BGN: 2,
  BRL: 2,
  CAD: 2,
  COP: 2,
  CZK: 2,
  DKK: 2,
  HUF: 2,
  INR: 2,
  JPY: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PHP: 2,
  PLN: 2,
  RON: 2,
  RSD: 2,
  SEK: 2,
  THB: 2,
  TRY: 2,
  UAH: 2,
  ZAR: 2,
} as const
export type Currency = keyof typeof digits

export const isCurrency = (text: string): text is Currency => Object.hasOwn(digits, text)

export const currencies: readonly Currency[] = Object.keys(digits).filter(isCurrency)

export const fractionDigitsOf = (currency: Currency): number => digits[currency]

const symbols: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  $: 'USD',
  us$: 'USD',
  $us: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₴': 'UAH',
  '₱': 'PHP',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  fr: 'CHF',
  sfr: 'CHF',
  ft: 'HUF',
  lei: 'RON',
  r$: 'BRL',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
}

/** The currency that a code, a sign or a word stands for. */
export function currencyOf(text: string): Currency | undefined {
  const plain = text.normalize('NFKC').trim().replace(/\.$/, '')
  const code = plain.toUpperCase()
  if (isCurrency(code)) return code
  const sign = plain.toLowerCase()
  return Object.hasOwn(symbols, sign) ? symbols[sign] : undefined
}

/** Ten thousand million: whatever is larger is a slip, and sums of five thousand such stay exact. */
const maxUnits = 1_000_000_000_000

/** A number as written, without its marks: `-1.840,50` is minus, 1840 and 50. */
export interface Decimal {
  readonly isNegative: boolean
  readonly whole: string
  readonly fraction: string
}

export type ScaledDecimal =
  | { readonly ok: true; readonly units: number }
  | { readonly ok: false; readonly wrong: ScaleError }
type ScaleError = 'precision' | 'range'

/**
 * The decimal as a whole number of units of ten to the minus `places`. Digits that do not fit are refused, or rounded
 * half away from zero where the source cannot say how many it meant (a computed cell).
 */
export function scaleDecimal({ isNegative, whole, fraction }: Decimal, places: number, rounds: boolean): ScaledDecimal {
  const kept = fraction.slice(0, places).padEnd(places, '0')
  const rest = fraction.slice(places)
  if (!rounds && /[1-9]/.test(rest)) return { ok: false, wrong: 'precision' }
  const up = rounds && rest.charAt(0) >= '5' ? 1n : 0n
  const units = BigInt(`${whole}${kept}`) + up
  if (units > BigInt(maxUnits)) return { ok: false, wrong: 'range' }
  // zero has no sign
  return { ok: true, units: isNegative && units !== 0n ? -Number(units) : Number(units) }
}

/** What a cell of a spreadsheet holds, at the fifteen digits that spreadsheets calculate with. */
export function decimalOf(value: number): Decimal | undefined {
  if (!Number.isFinite(value)) return undefined
  const size = Math.abs(Number(value.toPrecision(15)))
  // without an exponent, which only the very small and the very large have
  const text = size < 1e-6 ? '0' : size < 1e21 ? String(size) : BigInt(size).toString()
  const [whole = '0', fraction = ''] = text.split('.')
  return { isNegative: value < 0, whole, fraction }
}

/** For showing; up to 2^53 units are exact in the string that is formatted. */
export function formatMoney(units: number, currency: Currency, language: Language): string {
  const places = fractionDigitsOf(currency)
  const format = numberFormat(language, {
    style: 'currency',
    currency,
    // these two are $ and ¥ to every reader; the other dollars are told apart
    currencyDisplay: currency === 'USD' || currency === 'JPY' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  // a string is formatted digit by digit, a number would be a float
  return format.format(formatMoneyForFile(units, currency) as `${number}`)
}

/** For files: a point, no marks between the thousands, no sign of the currency. */
export function formatMoneyForFile(units: number, currency: Currency): string {
  const places = fractionDigitsOf(currency)
  const text = String(Math.abs(units)).padStart(places + 1, '0')
  const amount = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
  return units < 0 ? `-${amount}` : amount
}
