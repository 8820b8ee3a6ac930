import { type Currency, currencyOf, type Decimal } from './money.ts'

/** Whose marks: `de` writes 1.840,50 and `en` 1,840.50. */
export const numberStyles = ['de', 'en'] as const
export type NumberStyle = (typeof numberStyles)[number]

export type ReadNumber =
  | { readonly kind: 'number'; readonly decimal: Decimal; readonly currency: Currency | undefined }
  /** Both readings hold, and no style was given. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'currency'; readonly text: string }
  | { readonly kind: 'invalid' }

const invalid = { kind: 'invalid' } as const

/** A number as people and programs write it, with or without a currency. `style` decides what could be read both ways. */
export function readNumber(text: string, style: NumberStyle | undefined): ReadNumber {
  const taken = takeApart(text)
  if (taken === undefined) return invalid
  const mark = decimalMark(taken.body, style)
  if (mark === 'ambiguous') return { kind: 'ambiguous' }
  const parts = mark && split(taken.body, mark)
  if (!parts) return invalid
  if (taken.unit === '')
    return { kind: 'number', decimal: { ...parts, isNegative: taken.isNegative }, currency: undefined }
  const currency = currencyOf(taken.unit)
  if (currency === undefined) return { kind: 'currency', text: taken.unit }
  return { kind: 'number', decimal: { ...parts, isNegative: taken.isNegative }, currency }
}

/** What the text alone proves about its marks; undefined: it could be either. */
export function styleOf(text: string): NumberStyle | undefined {
  const body = takeApart(text)?.body
  if (body === undefined || !/[.,]/.test(body)) return undefined
  const mark = decimalMark(body, undefined)
  if (mark === ',') return split(body, ',') && 'de'
  return mark === '.' ? split(body, '.') && 'en' : undefined
}

interface Taken {
  readonly isNegative: boolean
  readonly body: string
  readonly unit: string
}

const maxLength = 60
const spaces = /[\s\u00A0\u2007\u2009\u202F]+/gu

function takeApart(text: string): Taken | undefined {
  if (text.length > maxLength) return undefined
  let rest = text
    .normalize('NFKC')
    .replaceAll(spaces, ' ')
    .replaceAll(/[\u2212\u2013\uFE63]/gu, '-')
    .trim()
  let isNegative = false
  const bracketed = /^\((.*)\)$/.exec(rest)
  if (bracketed?.[1] !== undefined) {
    isNegative = true
    rest = bracketed[1].trim()
  }
  // a sign before or after the currency, or behind the number as accountants write it
  const found =
    /^([-+]?) ?(?:([^\d.,+\-']+?)\.?)? ?([-+]?) ?([\d.,][\d.,' \u2019]*?) ?(?:([^\d.,+\-']+?)\.?)? ?(-?)$/u.exec(rest)
  if (!found) return undefined
  const [, sign = '', before = '', inner = '', body = '', after = '', trailing = ''] = found
  if ([sign, inner, trailing].filter(Boolean).length > (isNegative ? 0 : 1)) return undefined
  if (before !== '' && after !== '' && currencyOf(before) !== currencyOf(after)) return undefined
  return {
    isNegative: isNegative || [sign, inner, trailing].includes('-'),
    body: body.replaceAll('\u2019', "'"),
    unit: (before || after).trim(),
  }
}

/** Which of the two stands before the fraction. */
function decimalMark(body: string, style: NumberStyle | undefined): '.' | ',' | 'ambiguous' | undefined {
  const own = style === 'de' ? ',' : '.'
  const [dots, commas] = [count(body, '.'), count(body, ',')]
  if (dots > 0 && commas > 0) return body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
  if (dots + commas === 0) return own
  const mark = dots > 0 ? '.' : ','
  const other = mark === '.' ? ',' : '.'
  if (dots + commas > 1) return other
  // one mark: before three digits it may stand between thousands, anywhere else it stands before a fraction
  if (!new RegExp(`^[1-9]\\d{0,2}\\${mark}\\d{3}$`).test(body)) return mark
  return style === undefined ? 'ambiguous' : own
}

function split(body: string, mark: '.' | ','): { whole: string; fraction: string } | undefined {
  const thousands = mark === '.' ? ',' : '.'
  const [whole = '', fraction = '', ...more] = body.split(mark)
  if (more.length > 0 || !/^\d*$/.test(fraction)) return undefined
  // the same mark between all thousands; India groups hundreds of them: 12,34,567
  const isGrouped = [thousands, "'", ' '].some(each =>
    new RegExp(`^(?:\\d{1,3}(?:\\${each}\\d{3})+|\\d{1,2}(?:\\${each}\\d{2})+\\${each}\\d{3})$`).test(whole),
  )
  if (!isGrouped && !/^\d*$/.test(whole)) return undefined
  const plain = whole.replaceAll(/\D/g, '')
  return plain === '' && fraction === '' ? undefined : { whole: plain.replace(/^0+(?=\d)/, '') || '0', fraction }
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
