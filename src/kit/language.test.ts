import { expect, it } from 'vitest'
import { languageFor } from './language.ts'

it.each([
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr-FR', 'de', 'en'], 'de'],
  [['fr'], 'en'],
  [['pl-PL', 'uk'], 'en'],
  [['*'], 'de'],
  [[], 'de'],
] as const)('of %j reads %s', (tags, language) => {
  expect(languageFor(tags)).toBe(language)
})
