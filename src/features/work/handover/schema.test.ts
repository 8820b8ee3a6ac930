import { expect, it } from 'vitest'
import { handoverQuestion } from './schema.ts'

it('a search has a hundred characters at most', () => {
  const takes = (length: number) => handoverQuestion.safeParse({ search: 'x'.repeat(length) }).success
  expect([100, 101].map(takes)).toEqual([true, false])
})
