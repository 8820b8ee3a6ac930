import { expect, test } from 'vitest'
import { applyChangedFields, conflictIn, changesOfDraft } from './merging.ts'

interface Thing {
  readonly name: string
  readonly days: number
}
const stored: Thing = { name: 'Neu', days: 2 }

test.each<[string, Partial<Thing>, Partial<Thing>, string | undefined]>([
  ['another field than the others changed', { days: 2 }, { days: 3 }, undefined],
  ['the same field to the same value', { name: 'Alt' }, { name: 'Neu' }, undefined],
  ['the same field to another value', { name: 'Alt' }, { name: 'Anders' }, 'name'],
  ['nothing', {}, {}, undefined],
  ['a field nobody says to have seen', {}, { days: 5 }, 'days'],
])('%s', (_, base, change, field) => {
  expect(conflictIn(stored, { base, change })).toBe(field)
})

test('a wish holds what was changed, and nothing else', () => {
  expect(changesOfDraft(stored, { name: 'Neu', days: 4 })).toEqual({ base: { days: 2 }, change: { days: 4 } })
})

test('what is left out, or undefined, stays', () => {
  expect(applyChangedFields(stored, { days: 0, name: undefined })).toEqual({ name: 'Neu', days: 0 })
})
