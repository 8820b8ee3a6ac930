import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countsOf,
  handoverFields,
  isEmpty,
  isSame,
  handoverNotesReceived,
  emptyNote,
  searchTextOf,
  handoverWriteProblem,
} from './rules.ts'

const hour = 3_600_000

describe('what a note names', () => {
  it('is a line each, whatever stands around it', () => {
    expect(
      countsOf({ ...emptyNote, customs: ' Lisa 50 €\n\n  Tom, Video  ', promises: 'Anruf um 9', vips: '\n \n' }),
    ).toEqual([
      { field: 'customs', count: 2 },
      { field: 'promises', count: 1 },
    ])
  })

  it('is nothing exactly where the note is empty', () => {
    const words = fc.record(
      Object.fromEntries(handoverFields.map(field => [field, fc.stringMatching(/^[a \n]{0,5}$/)])) as Record<
        (typeof handoverFields)[number],
        fc.Arbitrary<string>
      >,
    )
    fc.assert(fc.property(words, note => isEmpty(note) === (countsOf(note).length === 0)))
  })
})

it('two notes are the same where every field is', () => {
  const words = { customs: 'a', promises: 'b', vips: 'c', problems: 'd', todos: 'e' }
  expect(isSame(words, { ...words })).toBe(true)
  for (const field of handoverFields) expect(isSame(words, { ...words, [field]: 'x' })).toBe(false)
})

it('the group and every field are searched, whatever their case and accents', () => {
  const words = { customs: 'Custom', promises: 'Anruf', vips: 'José', problems: 'Ärger', todos: 'Liste' }
  expect(searchTextOf('Luna', words)).toBe('luna\ncustom\nanruf\njose\narger\nliste')
})

describe('writing', () => {
  const endsAt = Temporal.Instant.from('2026-11-23T15:00:00Z')
  const at = (hours: number) => endsAt.add({ minutes: hours * 60 })
  it.each([
    ['who has not checked in', null, at(-1), 'notIn'],
    ['who is on', at(-8), at(-1), undefined],
    ['who has just ended', at(-8), at(0), undefined],
    ['a moment before it is too late', at(-8), endsAt.add({ hours: 12 }).subtract({ seconds: 1 }), undefined],
    ['when it is too late', at(-8), at(12), 'over'],
  ])('is, of %s', (_, checkedInAt, now, expected) => {
    expect(handoverWriteProblem({ checkedInAt, endsAt }, now)).toBe(expected)
  })
})

describe('what hands over to a shift', () => {
  /** The late shift of a day: 16 to 24. */
  const mine = { groupId: 'luna', profileId: 'me', start: 16 * hour, end: 24 * hour, seat: 'early 1' }
  const note = (name: string, start: number, end: number, more = {}) => ({
    name,
    groupId: 'luna',
    profileId: name,
    start: start * hour,
    end: end * hour,
    ...more,
  })
  it.each([
    ['the shift before', [note('a', 8, 16)], ['a']],
    ['of both seats', [note('a', 8, 16), note('b', 8, 16)], ['a', 'b']],
    ['also one that ends while I am on, the latest first', [note('a', 8, 16), note('b', 14, 20)], ['b', 'a']],
    ['not who is beside me', [note('a', 16, 24)], []],
    ['whose very seat I have got', [note('a', 16, 24, { seat: 'early 1' })], ['a']],
    ['not whose other seat', [note('a', 16, 24, { seat: 'early 2' })], []],
    ['not one that goes on after me', [note('a', 12, 26)], []],
    ['not of another group', [note('a', 8, 16, { groupId: 'mila' })], []],
    ['not my own', [note('a', 8, 16, { profileId: 'me' })], []],
    ['not older ones where there is a near one', [note('a', 8, 16), note('b', -10, 0)], ['a']],
    ['the last one of days ago', [note('a', -40, -32), note('b', -60, -50)], ['a']],
    ['none of long ago', [note('a', -90, -80)], []],
    ['of the same end, the latest start first', [note('a', 4, 16), note('b', 8, 16)], ['b', 'a']],
    ['near in the twelve hours before', [note('a', 8, 16), note('b', -4, 4 + 1e-6)], ['a', 'b']],
    ['not near before them', [note('a', 8, 16), note('b', -4, 4)], ['a']],
    ['of the three days before', [note('a', -64, -56 + 1e-6)], ['a']],
    ['not of before them', [note('a', -64, -56)], []],
  ])('is %s', (_, notes, expected) => {
    expect(handoverNotesReceived(mine, notes).map(({ name }) => name)).toEqual(expected)
  })

  it('is, for any plan, of others on the group alone, begun before and ended by my end', () => {
    const part = fc.record({
      groupId: fc.constantFrom('luna', 'mila'),
      profileId: fc.constantFrom('me', 'a', 'b'),
      start: fc.integer({ min: -100, max: 100 }).map(at => at * hour),
      length: fc.integer({ min: 1, max: 24 }).map(at => at * hour),
    })
    const placed = part.map(({ length, ...rest }) => ({ ...rest, end: rest.start + length }))
    fc.assert(
      fc.property(placed, fc.array(placed), (own, notes) => {
        const found = handoverNotesReceived(own, notes)
        for (const one of found) {
          expect(one.groupId).toBe(own.groupId)
          expect(one.profileId).not.toBe(own.profileId)
          expect(one.start).toBeLessThan(own.start)
          expect(one.end).toBeLessThanOrEqual(own.end)
        }
        // nothing that could hand over is passed over for something older
        const newest = Math.max(...found.map(({ end }) => end))
        const could = notes.filter(
          one =>
            one.groupId === own.groupId &&
            one.profileId !== own.profileId &&
            one.start < own.start &&
            one.end <= own.end,
        )
        if (found.length > 0) expect(could.every(({ end }) => end <= newest)).toBe(true)
      }),
    )
  })
})
