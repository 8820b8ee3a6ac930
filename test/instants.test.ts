import { describe, expect, it } from 'vitest'
import { allInstants, instantOf, instantOn } from './instants.ts'

const real = Temporal.Instant.from('2026-11-28T10:00:00Z')
const local = (name: string, now = real) => instantOf(name, now).toZonedDateTimeISO('Europe/Berlin').toString()

describe('named instants', () => {
  it.each([
    ['friday', '2027-11-19T12:00:00+01:00[Europe/Berlin]'],
    ['sunday-night', '2027-06-13T23:30:00+02:00[Europe/Berlin]'],
    ['first-of-month', '2027-09-01T00:30:00+02:00[Europe/Berlin]'],
    ['summer-time', '2027-03-28T01:45:00+01:00[Europe/Berlin]'],
    ['winter-time', '2027-10-31T02:45:00+02:00[Europe/Berlin]'],
    ['last-of-year', '2027-12-31T15:00:00+01:00[Europe/Berlin]'],
    ['leap-day', '2028-02-29T10:00:00+01:00[Europe/Berlin]'],
    ['saturday', '2027-05-15T17:00:00+02:00[Europe/Berlin]'],
  ])('puts %s at %s', (name, expected) => {
    expect(local(name)).toBe(expected)
  })

  it.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])('all lie after %s', text => {
    const now = Temporal.Instant.from(text)
    for (const name of allInstants) {
      expect(Temporal.Instant.compare(instantOf(name, now), now), name).toBe(1)
    }
  })

  it('refuses an unknown name', () => {
    expect(() => instantOf('someday', real)).toThrow(RangeError)
  })
})

it('uses every unusual instant once in seven days', () => {
  const first = Temporal.PlainDate.from('2026-11-28')
  const week = Array.from({ length: 7 }, (_, days) => instantOn(first.add({ days })))
  expect(week.toSorted()).toEqual(allInstants.filter(name => name !== 'friday').toSorted())
})
