import { expect, it } from 'vitest'
import { writtenNumber } from '#kit/locale.ts'
import { refusals as de } from './refusals.de.ts'
import { refusals as en } from './refusals.en.ts'
import { maxAmount, maxHourly } from './rules.ts'

it.each([
  ['de', de],
  ['en', en],
] as const)('%s names limits as they are where a currency has cents, and where it has none', (language, words) => {
  const limitsOf = (maximum: number) => [maximum / 100, maximum].map(each => writtenNumber(each, language))
  for (const limit of limitsOf(maxHourly)) expect(words.hourlyRange).toMatch(new RegExp(`\\b${limit}\\b(?![.,]\\d)`))
  for (const limit of limitsOf(maxAmount)) expect(words.amountRange).toMatch(new RegExp(`\\b${limit}\\b(?![.,]\\d)`))
})

it.each([
  [de, 'höchstens zwei Nachkommastellen'],
  [en, 'at most two decimal places'],
] as const)('says of a number within its limits that has more decimals what is wrong with it', (words, said) => {
  for (const range of [words.hourlyRange, words.supplementRange, words.commissionRange, words.amountRange])
    expect(range).toContain(said)
})
