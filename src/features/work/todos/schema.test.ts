import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { bulkCompletion } from './schema.ts'

it('two hundred todos are completed by one deed', () => {
  const takes = (count: number) =>
    bulkCompletion.safeParse({ ids: Array.from({ length: count }, newId), isCompleted: true }).success
  expect([0, 1, 200, 201].filter(takes)).toEqual([1, 200])
})
