import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { declineInput } from './schema.ts'

it('a shift is declined for a reason of up to two hundred characters', () => {
  const declines = (length: number) =>
    declineInput.safeParse({ assignmentId: newId(), reason: 'x'.repeat(length) }).success
  expect([0, 1, 200, 201].filter(declines)).toEqual([1, 200])
})
