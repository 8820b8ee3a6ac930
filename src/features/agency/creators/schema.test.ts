import { expect, it } from 'vitest'
import { creatorDraft } from './schema.ts'

it('a creator has one to five stars, three where nothing is said', () => {
  const stars = (change: object) => creatorDraft.safeParse({ name: 'Mila', ...change }).data?.importance
  expect([0, 1, 5, 6].map(importance => stars({ importance }))).toEqual([undefined, 1, 5, undefined])
  expect(stars({})).toBe(3)
})
