import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '#kit/day.ts'
import { firstDayOf } from '#kit/month.ts'
import {
  closedMonthChangedBy,
  multiplyThenDivide,
  type Line,
  minutesOf,
  monthPartsOf,
  type Rate,
  rateOn,
  calculatePay,
} from './rules.ts'

const zone = 'Europe/Berlin'
const ms = (time: string) => Temporal.Instant.from(time).epochMilliseconds
const stretch = (start: string, end: string) => ({ start: ms(start), end: ms(end) })
const rate = (from: string, more: Partial<Rate> = {}): Rate => ({
  from: day(from),
  hourly: 1500,
  night: 2500,
  weekend: 5000,
  commission: 0,
  ...more,
})
const account = {
  month: '2026-11',
  currency: 'EUR' as const,
  rates: [rate('2026-01-01')],
  stretches: [],
  revenue: [],
  rewards: [],
  items: [],
}
const brief = (lines: readonly Line[]) => lines.map(({ kind, minutes, amount }) => [kind, minutes, amount])

describe('hours', () => {
  it('are paid by the hour, with supplements for nights and weekends on top of each other', () => {
    // Friday the 27th 22:00 to Saturday 07:00
    const stretches = [stretch('2026-11-27T22:00+01:00', '2026-11-28T07:00+01:00')]
    const { lines, total } = calculatePay({ ...account, stretches }, monthPartsOf('2026-11', zone))
    expect(brief(lines)).toEqual([
      ['base', 540, 13_500],
      ['night', 420, 2625],
      ['weekend', 420, 5250],
    ])
    expect(total).toBe(21_375)
  })

  it('have no line for a supplement that is none, or of nothing', () => {
    const stretches = [stretch('2026-11-27T22:00+01:00', '2026-11-28T07:00+01:00')]
    const kindsWith = (terms: Partial<Rate>) =>
      calculatePay(
        { ...account, rates: [rate('2026-01-01', terms)], stretches },
        monthPartsOf('2026-11', zone),
      ).lines.map(({ kind }) => kind)
    expect(kindsWith({ night: 0 })).toEqual(['base', 'weekend'])
    expect(kindsWith({ weekend: 0 })).toEqual(['base', 'night'])
    expect(kindsWith({ hourly: 0 })).toEqual(['base'])
    expect(kindsWith({ hourly: 1, night: 1, weekend: 1 })).toEqual(['base', 'night', 'weekend'])
  })

  it('of a rate that changes are split at midnight', () => {
    const rates = [rate('2026-01-01'), rate('2026-11-11', { hourly: 1800, night: 0 })]
    const stretches = [stretch('2026-11-10T20:00+01:00', '2026-11-11T04:00+01:00')]
    const { lines } = calculatePay({ ...account, rates, stretches }, monthPartsOf('2026-11', zone))
    expect(brief(lines)).toEqual([
      ['base', 240, 6000],
      ['base', 240, 7200],
      ['night', 60, 375],
    ])
  })

  it('count in the month in which they lie', () => {
    const over = stretch('2026-10-31T22:00+01:00', '2026-11-01T06:00+01:00')
    expect(minutesOf(over, monthPartsOf('2026-10', zone))).toEqual({ all: 120, night: 60, weekend: 120 })
    expect(minutesOf(over, monthPartsOf('2026-11', zone))).toEqual({ all: 360, night: 360, weekend: 360 })
  })

  it('are real ones in both nights in which the clocks change', () => {
    const spring = stretch('2026-03-28T22:00+01:00', '2026-03-29T06:00+02:00')
    expect(minutesOf(spring, monthPartsOf('2026-03', zone))).toEqual({ all: 420, night: 360, weekend: 420 })
    const autumn = stretch('2026-10-24T22:00+02:00', '2026-10-25T06:00+01:00')
    expect(minutesOf(autumn, monthPartsOf('2026-10', zone))).toEqual({ all: 540, night: 480, weekend: 540 })
  })

  it('are whole where midnight is skipped, comes twice, or the day is missing', () => {
    for (const [month, place] of [
      ['2026-04', 'Africa/Cairo'],
      ['2026-10', 'Africa/Cairo'],
      ['2026-11', 'America/Havana'],
      ['2011-12', 'Pacific/Apia'],
      ['2028-02', zone],
    ] as const) {
      const parts = monthPartsOf(month, place)
      for (const [at, part] of parts.entries()) expect(part.start).toBe(parts[at - 1]?.end ?? part.start)
      const first = Temporal.PlainDate.from(firstDayOf(month)).toZonedDateTime(place)
      const minutes = first.until(first.add({ months: 1 }), { largestUnit: 'minutes' }).minutes
      expect(parts.reduce((sum, part) => sum + part.end - part.start, 0)).toBe(minutes)
    }
  })

  it('without a rate are named and not paid', () => {
    const stretches = [stretch('2026-11-10T20:00+01:00', '2026-11-11T04:00+01:00')]
    const rates = [rate('2026-11-11')]
    const { lines, omitted } = calculatePay({ ...account, rates, stretches }, monthPartsOf('2026-11', zone))
    expect(brief(lines)[0]).toEqual(['base', 240, 6000])
    const unpaid = { kind: 'base', why: 'noRate', amount: null, currency: null }
    expect(omitted).toEqual([{ ...unpaid, minutes: 240 }])
    const aMinute = [stretch('2026-11-10T20:00+01:00', '2026-11-10T20:01+01:00')]
    const reckoned = calculatePay({ ...account, rates, stretches: aMinute }, monthPartsOf('2026-11', zone))
    expect(reckoned.omitted).toEqual([{ ...unpaid, minutes: 1 }])
  })
})

describe('other money', () => {
  it('commission is that of the last day, of what came in in the own currency', () => {
    const rates = [
      rate('2026-01-01', { commission: 500 }),
      rate('2026-11-30', { commission: 750 }),
      rate('2026-12-01', { commission: 900 }),
    ]
    const revenue = [
      { currency: 'EUR' as const, amount: 123_457, parts: [] },
      { currency: 'USD' as const, amount: 90_000, parts: [] },
    ]
    const { lines, omitted } = calculatePay({ ...account, rates, revenue }, monthPartsOf('2026-11', zone))
    expect(lines).toMatchObject([{ kind: 'commission', percent: 750, revenue: 123_457, amount: 9259 }])
    expect(omitted).toMatchObject([{ kind: 'commission', why: 'otherCurrency', amount: 90_000, currency: 'USD' }])
    expect(calculatePay({ ...account, rates }, monthPartsOf('2026-11', zone)).omitted).toMatchObject([
      { why: 'noFigures' },
    ])
  })

  it('commission is none without a rate', () => {
    const revenue = [{ currency: 'EUR' as const, amount: 123_457, parts: [] }]
    expect(calculatePay({ ...account, rates: [], revenue }, monthPartsOf('2026-11', zone))).toEqual({
      lines: [],
      omitted: [],
      total: 0,
    })
  })

  it('the smallest unit counts: as a reward, or as revenue in another currency that is named', () => {
    const rates = [rate('2026-01-01', { commission: 500 })]
    const reckoned = (amount: number) =>
      calculatePay(
        {
          ...account,
          rates,
          revenue: [{ currency: 'USD', amount, parts: [] }],
          rewards: [{ rank: 1, title: '', currency: 'EUR', amount }],
        },
        monthPartsOf('2026-11', zone),
      )
    expect(reckoned(0)).toEqual({ lines: [], omitted: [], total: 0 })
    expect(reckoned(1)).toMatchObject({ omitted: [{ why: 'otherCurrency', amount: 1 }], total: 1 })
  })

  it('commission is that of each day, by group or creator, where the upload says so', () => {
    const rates = [rate('2026-01-01', { commission: 500 }), rate('2026-11-16', { commission: 1000 })]
    const part = (on: string | null, text: string, amount: number) => ({
      day: on === null ? null : day(on),
      text,
      amount,
    })
    const parts = [
      part('2026-11-10', 'Luna', 10_000),
      part('2026-11-15', 'Luna', 5001),
      part('2026-11-16', 'Luna', 20_000),
      part('2026-11-20', 'Nova', 1000),
      part(null, '', 700),
    ]
    const revenue = [{ currency: 'EUR' as const, amount: 40_000, parts }]
    const { lines, total } = calculatePay({ ...account, rates, revenue }, monthPartsOf('2026-11', zone))
    expect(lines.map(({ percent, text, revenue: of, amount }) => [percent, text, of, amount])).toEqual([
      [500, 'Luna', 15_001, 750],
      [1000, 'Luna', 20_000, 2000],
      [1000, 'Nova', 1000, 100],
      // what no line names has the commission of the last day
      [1000, '', 3999, 400],
    ])
    expect(total).toBe(3250)
  })

  it('commission of whoever has one only for a part of the month is of that part', () => {
    const rates = [rate('2026-01-01', { commission: 500 }), rate('2026-11-16')]
    const parts = [{ day: day('2026-11-10'), text: '', amount: 10_000 }]
    const revenue = [{ currency: 'EUR' as const, amount: 30_000, parts }]
    const { lines } = calculatePay({ ...account, rates, revenue }, monthPartsOf('2026-11', zone))
    expect(lines).toMatchObject([{ kind: 'commission', percent: 500, revenue: 10_000, amount: 500 }])
  })

  it('rewards, bonuses and deductions stand as they are; a reward in another currency is named', () => {
    const { lines, omitted, total } = calculatePay(
      {
        ...account,
        rewards: [
          { rank: 1, title: 'Spitze', currency: 'EUR', amount: 10_000 },
          { rank: 2, title: '', currency: 'USD', amount: 5000 },
          { rank: 3, title: '', currency: 'EUR', amount: 0 },
        ],
        items: [
          { id: 'one', kind: 'deduction', amount: 2500, reason: 'Vorschuss' },
          { id: 'two', kind: 'bonus', amount: 4000, reason: 'Messe' },
        ],
      },
      monthPartsOf('2026-11', zone),
    )
    expect(lines.map(({ kind, text, amount }) => [kind, text, amount])).toEqual([
      ['reward', 'Spitze', 10_000],
      ['bonus', 'Messe', 4000],
      ['deduction', 'Vorschuss', -2500],
    ])
    expect(omitted).toMatchObject([{ kind: 'reward', why: 'otherCurrency', amount: 5000, currency: 'USD' }])
    expect(total).toBe(11_500)
  })
})

it('names revenue in another currency where a day had a commission, though the last day has none', () => {
  const rates = [rate('2026-01-01', { commission: 500 }), rate('2026-11-16')]
  const usd = (amount: number, date: string) => ({ day: day(date), text: '', amount })
  const revenue = [
    { currency: 'USD' as const, amount: 90_000, parts: [usd(60_000, '2026-11-10'), usd(30_000, '2026-11-20')] },
  ]
  const { omitted } = calculatePay({ ...account, rates, revenue }, monthPartsOf('2026-11', zone))
  expect(omitted).toMatchObject([{ kind: 'commission', why: 'otherCurrency', amount: 60_000, currency: 'USD' }])
})

it('names no revenue in another currency without a commission on its days', () => {
  const rates = [rate('2026-01-01', { commission: 500 }), rate('2026-11-16')]
  const at = (amount: number, date: string) => ({ amount, parts: [{ day: day(date), text: '', amount }] })
  const revenue = [
    { currency: 'EUR' as const, ...at(50_000, '2026-11-10') },
    { currency: 'USD' as const, ...at(30_000, '2026-11-20') },
  ]
  const { lines, omitted } = calculatePay({ ...account, rates, revenue }, monthPartsOf('2026-11', zone))
  expect(lines).toMatchObject([{ kind: 'commission', amount: 2500 }])
  expect(omitted).toEqual([])
})

it('is rounded half away from zero, once a line, without a float', () => {
  expect(multiplyThenDivide([1, 1], 2)).toBe(1)
  expect(multiplyThenDivide([-1, 1], 2)).toBe(-1)
  expect(multiplyThenDivide([-1, 1], 3)).toBe(0)
  expect(multiplyThenDivide([5, 5], 10)).toBe(3)
  expect(multiplyThenDivide([1_000_000_000_000, 10_000], 10_000)).toBe(1_000_000_000_000)
})

const start = ms('2026-10-25T00:00+02:00')
const minutes = fc.integer({ min: 0, max: 40 * 24 * 60 })
const stretches = fc.array(
  fc.tuple(minutes, fc.integer({ min: 0, max: 900 * 60_000 })).map(([from, length]) => ({
    start: start + from * 60_000,
    end: start + from * 60_000 + length,
  })),
  { maxLength: 12 },
)
const terms = fc.record({
  hourly: fc.integer({ min: 0, max: 5000 }),
  night: fc.integer({ min: 0, max: 5000 }),
  weekend: fc.integer({ min: 0, max: 5000 }),
  commission: fc.integer({ min: 0, max: 10_000 }),
})
const rates = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -5, max: 35 }), terms), { maxLength: 4, selector: ([at]) => at })
  .map(all =>
    all.toSorted(([a], [b]) => a - b).map(([at, rest]): Rate => ({ ...rest, from: addDays(day('2026-11-01'), at) })),
  )
const parts = monthPartsOf('2026-11', zone)

it('adds up: the lines make the total, and every minute is paid or named once', () => {
  fc.assert(
    fc.property(stretches, rates, (worked, held) => {
      const { lines, omitted, total } = calculatePay({ ...account, stretches: worked, rates: held }, parts)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      const all = worked.reduce((sum, one) => sum + minutesOf(one, parts).all, 0)
      const paid = lines.filter(({ kind }) => kind === 'base').reduce((sum, { minutes: of }) => sum + (of ?? 0), 0)
      const named = omitted.filter(({ kind }) => kind === 'base').reduce((sum, { minutes: of }) => sum + (of ?? 0), 0)
      expect(paid + named).toBe(all)
      expect([...lines, { amount: total }].every(({ amount }) => Number.isSafeInteger(amount))).toBe(true)
    }),
  )
})

it('does not mind into how many stretches, or rates that say the same, a month is cut', () => {
  fc.assert(
    fc.property(stretches, rates, fc.nat(899), fc.nat(29), (worked, held, at, later) => {
      const whole = calculatePay({ ...account, stretches: worked, rates: held }, parts)
      const cut = worked.flatMap(one => {
        const middle = Math.min(one.end, one.start + at * 61_234)
        return [
          { start: one.start, end: middle },
          { start: middle, end: one.end },
        ]
      })
      const from = addDays(day('2026-11-01'), later)
      const same = rateOn(held, from)
      const more = same
        ? [...held.filter(one => one.from !== from), { ...same, from }].toSorted((a, b) => (a.from < b.from ? -1 : 1))
        : held
      expect(calculatePay({ ...account, stretches: cut, rates: more }, parts)).toEqual(whole)
    }),
  )
})

it('pays commission for all of the revenue and no more, however an upload cuts it', () => {
  const cut = fc.array(
    fc.record({
      day: fc.option(fc.integer({ min: 0, max: 29 }).map(at => addDays(day('2026-11-01'), at))),
      text: fc.constantFrom('', 'Luna', 'Nova'),
      amount: fc.integer({ min: -1e9, max: 1e9 }),
    }),
  )
  fc.assert(
    fc.property(
      cut,
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 1, max: 10_000 }),
      (all, amount, commission) => {
        const revenue = [{ currency: 'EUR' as const, amount, parts: all }]
        const { lines, total } = calculatePay(
          { ...account, rates: [rate('2026-01-01', { commission })], revenue },
          parts,
        )
        expect(lines.reduce((sum, { revenue: of }) => sum + (of ?? 0), 0)).toBe(amount)
        // each line is rounded once
        expect(2 * Math.abs(total * 10_000 - amount * commission)).toBeLessThanOrEqual(10_000 * lines.length)
      },
    ),
  )
})

it('finds the closed month that a rate would change', () => {
  const held = [rate('2026-08-01'), rate('2026-11-01')]
  expect(closedMonthChangedBy(held, day('2026-10-15'), ['2026-09', '2026-10'])).toBe('2026-10')
  expect(closedMonthChangedBy(held, day('2026-09-01'), ['2026-09', '2026-10', '2026-11'])).toBe('2026-10')
  expect(closedMonthChangedBy(held, day('2026-07-01'), ['2026-09', '2026-10'])).toBeUndefined()
  expect(closedMonthChangedBy(held, day('2026-11-01'), ['2026-09', '2026-10'])).toBeUndefined()
  expect(closedMonthChangedBy(held, day('2026-11-30'), ['2026-11'])).toBe('2026-11')
  // in the place of the one that began on that day
  expect(closedMonthChangedBy(held, day('2026-11-01'), ['2026-10', '2026-11'])).toBe('2026-11')
})
