import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { addWeeks, week } from '#kit/week.ts'
import { copyInput, noteInput, pinInput, unseatAllInput } from './schema.ts'

const groupId = newId()
const from = week('2026-W48')
const seat = { groupId, date: '2026-11-23', shiftId: 'early', seat: 1, profileId: newId() }
const weeks = (count: number) => Array.from({ length: count }, (_, at) => addWeeks(from, at + 1))
const seats = (count: number) => Array.from({ length: count }, () => seat)

it.each([
  ['target weeks', copyInput, 12, (count: number) => ({ groupId, from, to: weeks(count) })],
  ['seats to pin', pinInput, 5000, (count: number) => ({ seats: seats(count), isPinned: true })],
  ['seats to free', unseatAllInput, 5000, (count: number) => ({ groupId, seats: seats(count) })],
] as const)('takes as many %s as one command may have', (_, schema, maximum, inputOf) => {
  const saidOf = (count: number) => schema.safeParse(inputOf(count)).error?.issues[0]?.message
  expect([maximum, maximum + 1, 0].map(saidOf)).toEqual([undefined, 'input.tooMany', 'input.required'])
})

it('takes a note of three hundred characters and a reason of two hundred', () => {
  const { profileId: _, ...spot } = seat
  const noteOf = (length: number) => noteInput.safeParse({ ...spot, note: 'x'.repeat(length) })
  const reasonOf = (length: number) => copyInput.safeParse({ groupId, from, to: weeks(1), reason: 'x'.repeat(length) })
  expect([noteOf(300), noteOf(301), reasonOf(200), reasonOf(201)].map(({ success }) => success)).toEqual([
    true,
    false,
    true,
    false,
  ])
})
