import type { Interval } from '#kit/cover.ts'
import { addDays, addMonths, type Day, weekdayOf } from '#kit/day.ts'
import type { Currency } from '#kit/money.ts'
import { firstDayOf, type Month } from '#kit/month.ts'
import { sumByCommission, type RevenuePart } from './commission.ts'

/*
 * A person’s pay for a month (docs/product/en/pay.md#calculation):
 *
 *   open month ──close──▶ closed, version 1 ──reopen──▶ open ──close──▶ closed, version 2 …
 *
 * A closed version never changes. Minutes and amounts are whole numbers: a line is all of one kind at one rate, and is
 * rounded once, from exact products, half away from zero. So lines add up to the total, and it does not matter into how
 * many shifts, or rates that say the same, a stretch is cut.
 */

/** Money in the currency's smallest units, per cents in hundredths. */
interface Terms {
  readonly hourly: number
  readonly night: number
  readonly weekend: number
  readonly commission: number
}

export interface Rate extends Terms {
  /** Holds from this day on, until the next one does. */
  readonly from: Day
}

export const maxHourly = 100_000_000
export const maxAmount = 10_000_000_000
export const maxSupplement = 20_000
export const maxCommission = 10_000
export const maxReasonLength = 300

export const itemKinds = ['bonus', 'deduction'] as const
export type ItemKind = (typeof itemKinds)[number]

export const lineKinds = ['base', 'night', 'weekend', 'commission', 'reward', ...itemKinds] as const
export type LineKind = (typeof lineKinds)[number]

export interface Line {
  readonly kind: LineKind
  /** Of time: how long at how much an hour. */
  readonly minutes: number | null
  readonly hourly: number | null
  /** Of a supplement or a commission. */
  readonly percent: number | null
  /** What a commission is reckoned from. */
  readonly revenue: number | null
  /** Of a reward. */
  readonly rank: number | null
  /** The reason of a bonus or a deduction, the title of a reward, the group or creator of a commission. */
  readonly text: string
  /** Of a bonus or a deduction that can still be taken back. */
  readonly itemId: string | null
  readonly amount: number
}

/** Why something is not among the lines. */
export const omissions = ['noRate', 'otherCurrency', 'noFigures'] as const
export type Omission = (typeof omissions)[number]

export interface Omitted {
  readonly kind: Extract<LineKind, 'base' | 'commission' | 'reward'>
  readonly why: Omission
  readonly minutes: number | null
  readonly amount: number | null
  readonly currency: Currency | null
}

interface Earned {
  readonly currency: Currency
  readonly amount: number
}

interface Item {
  readonly id: string
  readonly kind: ItemKind
  readonly amount: number
  readonly reason: string
}

export interface PayAccount {
  readonly month: Month
  /** Null: nobody has said yet how the person is paid. */
  readonly currency: Currency | null
  /** By day, the earliest first. */
  readonly rates: readonly Rate[]
  readonly stretches: readonly Interval[]
  /** Of the scoreboard, one a currency. */
  readonly revenue: readonly (Earned & { readonly parts: readonly RevenuePart[] })[]
  readonly rewards: readonly (Earned & { readonly rank: number; readonly title: string })[]
  readonly items: readonly Item[]
}

export interface CalculatedPay {
  readonly lines: readonly Line[]
  readonly omitted: readonly Omitted[]
  readonly total: number
}

/** A part of a day of the month that is all night or not, all weekend or not. Between minutes since 1970. */
interface MonthPart {
  readonly day: Day
  readonly start: number
  readonly end: number
  readonly isNight: boolean
  readonly isWeekend: boolean
}

const nightEnds = 6
const nightBegins = 23

/** The month as it passes in the zone: each local day as its clocks show it, on the nights of their changes too. */
export function monthPartsOf(month: Month, zone: string): MonthPart[] {
  const first = firstDayOf(month)
  const next = addMonths(first, 1)
  const parts: MonthPart[] = []
  for (let day = first; day < next; day = addDays(day, 1)) {
    const isWeekend = weekdayOf(day) >= 6
    const end = minuteAt(addDays(day, 1), 0, zone)
    // a day that a zone has left out is over as it begins
    const at = (hour: number) => Math.min(minuteAt(day, hour, zone), end)
    const [midnight, morning, evening] = [at(0), at(nightEnds), at(nightBegins)]
    parts.push(
      { day, start: midnight, end: morning, isNight: true, isWeekend },
      { day, start: morning, end: evening, isNight: false, isWeekend },
      { day, start: evening, end, isNight: true, isWeekend },
    )
  }
  return parts
}

/** By the clock on the wall; where it skips midnight the day begins later. */
const minuteAt = (day: Day, hours: number, zone: string): number =>
  minuteOf(Temporal.PlainDateTime.from(day).add({ hours }).toZonedDateTime(zone).epochMilliseconds)

/** Timesheets count whole minutes (`workedInterval`). */
const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / 60_000)

export interface Minutes {
  readonly all: number
  readonly night: number
  readonly weekend: number
}

/** What of a stretch lies in the month. */
export function minutesOf(stretch: Interval, parts: readonly MonthPart[]): Minutes {
  let [all, night, weekend] = [0, 0, 0]
  for (const part of parts) {
    const minutes = sharedMinutes(stretch, part)
    all += minutes
    if (part.isNight) night += minutes
    if (part.isWeekend) weekend += minutes
  }
  return { all, night, weekend }
}

const sharedMinutes = ({ start, end }: Interval, part: MonthPart): number =>
  Math.max(0, Math.min(minuteOf(end), part.end) - Math.max(minuteOf(start), part.start))

/** The last one that holds from the day or before. */
export const rateOn = (rates: readonly Rate[], day: Day): Rate | undefined => rates.findLast(({ from }) => from <= day)

export function calculatePay(account: PayAccount, parts: readonly MonthPart[]): CalculatedPay {
  const time = ofTime(account, parts)
  const commission = ofRevenue(account)
  const rewards = account.rewards.filter(({ amount }) => amount > 0)
  const isOwn = ({ currency }: Earned) => currency === account.currency
  const lines = [
    ...time.lines,
    ...commission.lines,
    ...rewards.filter(isOwn).map(({ rank, title, amount }) => line({ kind: 'reward', rank, text: title, amount })),
    ...itemKinds.flatMap(kind =>
      account.items
        .filter(item => item.kind === kind)
        .map(({ id, amount, reason }) =>
          line({ kind, text: reason, itemId: id, amount: kind === 'bonus' ? amount : -amount }),
        ),
    ),
  ]
  const omitted = [
    ...time.omitted,
    ...commission.omitted,
    ...rewards.filter(reward => !isOwn(reward)).map(reward => omit('reward', whyNot(account), reward)),
  ]
  return { lines, omitted, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

type Found = Pick<CalculatedPay, 'lines' | 'omitted'>

/** Every minute at the rate of its own day; a supplement is of the hourly rate, and one on the other adds up. */
function ofTime({ rates, stretches }: PayAccount, parts: readonly MonthPart[]): Found {
  const sums = { base: new Map<string, Timed>(), night: new Map<string, Timed>(), weekend: new Map<string, Timed>() }
  let unpaid = 0
  for (const part of parts) {
    const minutes = stretches.reduce((sum, stretch) => sum + sharedMinutes(stretch, part), 0)
    if (minutes === 0) continue
    const rate = rateOn(rates, part.day)
    if (!rate) {
      unpaid += minutes
      continue
    }
    const { hourly, night, weekend } = rate
    addTo(sums.base, { hourly, percent: null, minutes })
    if (part.isNight && night > 0 && hourly > 0) addTo(sums.night, { hourly, percent: night, minutes })
    if (part.isWeekend && weekend > 0 && hourly > 0) addTo(sums.weekend, { hourly, percent: weekend, minutes })
  }
  const lines = (['base', 'night', 'weekend'] as const).flatMap(kind =>
    [...sums[kind].values()].map(timed => line({ kind, ...timed, amount: amountOf(timed) })),
  )
  return { lines, omitted: unpaid === 0 ? [] : [{ ...nothing, kind: 'base', why: 'noRate', minutes: unpaid }] }
}

interface Timed {
  readonly hourly: number
  readonly percent: number | null
  readonly minutes: number
}

function addTo(sums: Map<string, Timed>, timed: Timed): void {
  const key = `${timed.hourly} ${timed.percent}`
  sums.set(key, { ...timed, minutes: timed.minutes + (sums.get(key)?.minutes ?? 0) })
}

const wholePercent = 10_000

const amountOf = ({ minutes, hourly, percent }: Timed): number =>
  percent === null
    ? multiplyThenDivide([minutes, hourly], 60)
    : multiplyThenDivide([minutes, hourly, percent], 60 * wholePercent)

/**
 * Revenue of a day has the commission of its day; what has none, the one that holds on the last day of the month. A line is
 * all of one group or creator at one commission.
 */
function ofRevenue(account: PayAccount): Found {
  const last = addDays(addMonths(firstDayOf(account.month), 1), -1)
  const percentOn = (day: Day | null): number => rateOn(account.rates, day ?? last)?.commission ?? 0
  const own = account.revenue.filter(({ currency }) => currency === account.currency)
  const lines = own
    .flatMap(each => sumByCommission(each, percentOn))
    .map(each =>
      line({ kind: 'commission', ...each, amount: multiplyThenDivide([each.revenue, each.percent], wholePercent) }),
    )
  if (account.revenue.length === 0) {
    return { lines, omitted: percentOn(null) === 0 ? [] : [{ ...nothing, kind: 'commission', why: 'noFigures' }] }
  }
  const others = account.revenue
    .filter(({ currency }) => currency !== account.currency)
    .map(each => ({
      currency: each.currency,
      amount: sumByCommission(each, percentOn).reduce((sum, { revenue }) => sum + revenue, 0),
    }))
    .filter(({ amount }) => amount !== 0)
  return { lines, omitted: others.map(earned => omit('commission', 'otherCurrency', earned)) }
}

const whyNot = ({ currency }: PayAccount): Omission => (currency === null ? 'noRate' : 'otherCurrency')

const nothing = { minutes: null, amount: null, currency: null }

const omit = (kind: Omitted['kind'], why: Omission, { amount, currency }: Earned): Omitted => ({
  kind,
  why,
  minutes: null,
  amount,
  currency,
})

const empty = { minutes: null, hourly: null, percent: null, revenue: null, rank: null, text: '', itemId: null }

const line = (said: Pick<Line, 'kind' | 'amount'> & Partial<Line>): Line => ({ ...empty, ...said })

/** The product by the divisor, exactly, rounded half away from zero. */
export function multiplyThenDivide(factors: readonly number[], by: number): number {
  const product = factors.reduce((all, factor) => all * BigInt(factor), 1n)
  const divisor = BigInt(by)
  const half = product < 0n ? -divisor : divisor
  return Number((2n * product + half) / (2n * divisor))
}

/** The months in which a rate from this day on would hold, until the next one does; null: without end. */
const reachOf = (rates: readonly Rate[], from: Day): Day | null => rates.find(rate => rate.from > from)?.from ?? null

/** The last closed month that a rate from this day would change; undefined: none. */
export function closedMonthChangedBy(rates: readonly Rate[], from: Day, closed: readonly Month[]): Month | undefined {
  const until = reachOf(rates, from)
  return closed
    .filter(month => {
      const first = firstDayOf(month)
      return addMonths(first, 1) > from && (until === null || first < until)
    })
    .toSorted()
    .at(-1)
}
