import { expect, it } from 'vitest'
import { unpackSeatFlags, packSeatFlags } from './flags.ts'

it('every combination of what is known of a seat comes back as it went in', () => {
  for (const state of ['draft', 'assigned', 'confirmed'] as const)
    for (const isPinned of [true, false])
      for (const isOverridden of [true, false]) {
        const flags = { state, isPinned, isOverridden }
        expect(unpackSeatFlags(packSeatFlags(flags))).toEqual(flags)
      }
  expect(new Set([0, 1, 2, 4, 8, 12, 13].map(packed => JSON.stringify(unpackSeatFlags(packed)))).size).toBe(7)
})
