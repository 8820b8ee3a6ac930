import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReliabilityCounts, noCounts, reliabilityOf, countExpectedShifts } from './rules.ts'

const of = (counts: Partial<ReliabilityCounts>) => reliabilityOf({ ...noCounts, ...counts })

describe('reliability', () => {
  it.each([
    ['of somebody new is none', {}, null],
    ['of five shifts is none yet, good or bad', { punctual: 5, toConfirm: 5, confirmedInTime: 5 }, null],
    ['of five missed ones neither', { missing: 5 }, null],
    ['of those taken over alone neither', { takenOver: 9 }, null],
    ['is full', { punctual: 6, toConfirm: 6, confirmedInTime: 6 }, 100],
    ['is not lower for what nobody had to confirm', { punctual: 6 }, 100],
    ['is a fifth lower where nothing is confirmed', { punctual: 6, toConfirm: 6 }, 80],
    ['halves what is late', { late: 8 }, 60],
    ['gives nothing for who is missing', { missing: 6 }, 20],
    ['and nothing for a late no', { punctual: 6, declinedLate: 2 }, 80],
    ['adds two for a seat taken over', { late: 8, takenOver: 1 }, 62],
    ['ten at most', { late: 8, takenOver: 50 }, 70],
    ['never more than a hundred', { punctual: 6, takenOver: 5 }, 100],
    ['rounds to the nearest', { punctual: 6, late: 1, toConfirm: 7, confirmedInTime: 6 }, 91],
    [
      'of everything',
      { punctual: 20, late: 3, missing: 1, declinedLate: 1, toConfirm: 24, confirmedInTime: 18, takenOver: 2 },
      88,
    ],
  ])('%s', (_, counts, expected) => {
    expect(of(counts)).toBe(expected)
  })

  const count = fc.nat({ max: 80 })
  const anybody = fc
    .record({ punctual: count, late: count, missing: count, declinedLate: count, takenOver: count, toConfirm: count })
    .chain(counts =>
      fc.nat({ max: counts.toConfirm }).map((confirmedInTime): ReliabilityCounts => ({ ...counts, confirmedInTime })),
    )
  const rated = anybody.filter(counts => reliabilityOf(counts) !== null)
  const worthOf = (counts: ReliabilityCounts): number => reliabilityOf(counts) ?? Number.NaN

  it('lies between 0 and 100, whole, and is there exactly from six shifts on', () => {
    fc.assert(
      fc.property(anybody, counts => {
        const value = reliabilityOf(counts)
        expect(value === null).toBe(countExpectedShifts(counts) < 6)
        if (value === null) return
        expect(Number.isInteger(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
      }),
    )
  })

  it.each([
    ['late', 'punctual'],
    ['missing', 'late'],
    ['declinedLate', 'late'],
    ['missing', 'punctual'],
  ] as const)('is never lower where a shift is not %s but %s', (worse, better) => {
    fc.assert(
      fc.property(
        rated.filter(counts => counts[worse] > 0),
        counts => {
          const improved = { ...counts, [worse]: counts[worse] - 1, [better]: counts[better] + 1 }
          expect(worthOf(improved)).toBeGreaterThanOrEqual(worthOf(counts))
        },
      ),
    )
  })

  it('is never lower for one more confirmed in time, or one more taken over', () => {
    fc.assert(
      fc.property(rated, counts => {
        expect(worthOf({ ...counts, takenOver: counts.takenOver + 1 })).toBeGreaterThanOrEqual(worthOf(counts))
        if (counts.confirmedInTime < counts.toConfirm) {
          const more = { ...counts, confirmedInTime: counts.confirmedInTime + 1 }
          expect(worthOf(more)).toBeGreaterThanOrEqual(worthOf(counts))
        }
      }),
    )
  })

  it('is the same for twice as much of everything that is counted in shares', () => {
    fc.assert(
      fc.property(rated, counts => {
        const twice = Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, 2 * value]))
        expect(worthOf({ ...counts, ...twice, takenOver: counts.takenOver })).toBe(worthOf(counts))
      }),
    )
  })
})
