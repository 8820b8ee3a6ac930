import type { Language } from '#kit/catalogue.ts'
import { numberFormat } from '#kit/locale.ts'
import { numberStyleOf } from '#kit/locale-patterns.ts'
import { scaleDecimal } from '#kit/money.ts'
import { readNumber } from '#kit/written-number.ts'

/** Per cents have two digits after the point. */
export const percentPlaces = 2

/**
 * What was typed as a whole number of units of ten to the minus `places`. What is no such number is sent as none, and
 * refused at its field.
 */
export function parseUnits(text: string, places: number, language: Language): number {
  const read = readNumber(text, numberStyleOf(language))
  const units =
    read.kind === 'number' && read.currency === undefined ? scaleDecimal(read.decimal, places, false) : undefined
  return units?.ok ? units.units : Number.NaN
}

/** An empty field is 0. */
export const parseUnitsOrZero = (text: string, places: number, language: Language): number =>
  text.trim() === '' ? 0 : parseUnits(text, places, language)

/** As the reader writes it, for a field. */
export const formatUnits = (units: number, places: number, language: Language): string =>
  numberFormat(language, { maximumFractionDigits: places, useGrouping: false }).format(units / 10 ** places)

/** `12,5 %` of hundredths. */
export const formatPercent = (hundredths: number, language: Language): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000)
