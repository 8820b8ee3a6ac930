import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { decision, newRequests } from './schema.ts'

it('a request has a reason of up to five hundred characters, and is answered in as many', () => {
  const asks = (length: number) =>
    newRequests.safeParse({ week: '2026-W48', dates: ['2026-11-24'], reason: 'x'.repeat(length) }).success
  expect([0, 1, 500, 501].filter(asks)).toEqual([1, 500])
  const answers = (length: number) =>
    decision.safeParse({ id: newId(), version: 1, move: 'approve', response: 'x'.repeat(length) }).success
  expect([0, 500, 501].filter(answers)).toEqual([0, 500])
})
