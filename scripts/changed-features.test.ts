import { expect, it } from 'vitest'
import { choiceOf, featuresOf } from './changed-features.ts'

it('names each changed feature once and ignores shared code', () => {
  const paths = [
    'src/features/planning/vacation/rules.ts',
    'src/features/planning/vacation/server/actions.ts',
    'src/features/members/own-account/contract.ts',
    'src/app/server/edge.ts',
    'src/kit/day.ts',
    'src/platform/server/database.ts',
    'src/features/README.md',
    'test/security/gaps.test.ts',
  ]
  expect(featuresOf(paths)).toEqual(['own-account', 'vacation'])
})

it('says in a sentence which features were chosen', () => {
  const { features, sentence } = choiceOf('088c20ca', ['src/features/planning/market/rules.ts'])
  expect(features).toEqual(['market'])
  expect(sentence).toMatch(/^Features changed since origin\/main: market;/)
})

it.each([
  ['no feature has changed', '088c20ca', /^No feature has changed/],
  ['there is no merge base', undefined, /^git knows no merge base/],
] as const)('chooses no feature when %s', (_, base, sentence) => {
  expect(choiceOf(base, ['README.md'])).toEqual({ features: [], sentence: expect.stringMatching(sentence) })
})
