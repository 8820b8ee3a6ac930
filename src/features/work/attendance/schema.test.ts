import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { correction, decision } from './schema.ts'

it('hours are corrected for a reason of up to three hundred characters, and a wish is answered in as many', () => {
  const corrects = (length: number) =>
    correction.safeParse({ assignmentId: newId(), worked: null, reason: 'x'.repeat(length) }).success
  expect([0, 1, 300, 301].filter(corrects)).toEqual([1, 300])
  const answers = (length: number) =>
    decision.safeParse({ requestId: newId(), isGranted: false, answer: 'x'.repeat(length) }).success
  expect([0, 300, 301].filter(answers)).toEqual([0, 300])
})
