import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Earning, revenuePerHour, restOf, rowsOf } from './rules.ts'

const earning = (id: string | null, revenue: number, more: Partial<Earning> = {}): Earning => ({
  id,
  text: '',
  revenue,
  seconds: null,
  timed: 0,
  ...more,
})
const hour = 3_600_000

describe('what an hour brings', () => {
  it('is the revenue by what was worked, rounded once', () => {
    expect(revenuePerHour(10_000, 3 * hour)).toBe(3333)
    expect(revenuePerHour(25, 2 * hour)).toBe(13)
    expect(revenuePerHour(-25, 2 * hour)).toBe(-13)
    expect(revenuePerHour(0, hour)).toBe(0)
    expect(revenuePerHour(-1, 3 * hour)).toBe(0)
    expect(revenuePerHour(100, 0)).toBeNull()
    expect(revenuePerHour(100, null)).toBeNull()
  })

  it('is no figure below one hour of work', () => {
    expect(revenuePerHour(132_366, hour / 12)).toBeNull()
    expect(revenuePerHour(132_366, hour - 1)).toBeNull()
    expect(revenuePerHour(132_366, hour)).toBe(132_366)
  })

  it('is exact however much it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 400 }), (revenue, hours) => {
        const each = revenuePerHour(revenue, hours * hour) ?? Number.NaN
        expect(2 * Math.abs(each * hours - revenue)).toBeLessThanOrEqual(hours)
      }),
    )
  })
})

describe('rows', () => {
  it('hold hours of the timesheets and of the file apart', () => {
    expect(
      rowsOf(
        [
          earning('a', 100, { seconds: 3600, timed: 100 }),
          earning('a', 50),
          earning(null, 30, { text: 'Früher' }),
          earning(null, 20),
        ],
        [
          { id: 'a', milliseconds: hour },
          { id: 'a', milliseconds: hour },
          { id: 'b', milliseconds: hour },
        ],
      ),
    ).toEqual([
      { key: 'id a', id: 'a', text: '', revenue: 150, seconds: 3600, timed: 100, worked: 2 * hour },
      { key: 'text fruher', id: null, text: 'Früher', revenue: 30, seconds: null, timed: 0, worked: null },
      { key: 'id b', id: 'b', text: '', revenue: 0, seconds: null, timed: 0, worked: hour },
      { key: null, id: null, text: '', revenue: 20, seconds: null, timed: 0, worked: null },
    ])
    expect(rowsOf([earning('a', 100)], null)).toMatchObject([{ worked: null }])
  })

  it('are there for any time that was worked, and for none that was not', () => {
    const worked = [0, 1].map(milliseconds => ({ id: `${milliseconds}`, milliseconds }))
    expect(rowsOf([], worked)).toMatchObject([{ id: '1', worked: 1 }])
  })

  it('are called what the file calls them first', () => {
    const written = (...texts: string[]) =>
      rowsOf(
        texts.map(text => earning('a', 1, { text })),
        null,
      )[0]?.text
    expect([written('Luna', 'LUNA'), written('', 'Luna', 'LUNA')]).toEqual(['Luna', 'Luna'])
  })

  it('stand by revenue, that of which nothing is said last', () => {
    const earnings = [earning('a', 10), earning(null, 1000), earning('b', 20), earning('c', 5)]
    for (const order of [earnings, earnings.toReversed()])
      expect(rowsOf(order, null).map(({ id }) => id)).toEqual(['b', 'a', 'c', null])
  })

  it('add up to the whole, however it is cut', () => {
    const cut = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', null),
        text: fc.constantFrom('', 'Luna', 'LUNA'),
        revenue: fc.integer({ min: -1e9, max: 1e9 }),
        seconds: fc.option(fc.integer({ min: 0, max: 1e6 })),
        timed: fc.constant(0),
      }),
    )
    fc.assert(
      fc.property(cut, earnings => {
        const rows = rowsOf(earnings, [])
        expect(rows.reduce((all, { revenue }) => all + revenue, 0)).toBe(-restOf(0, earnings) + 0)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      }),
    )
  })
})
