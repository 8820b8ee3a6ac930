import { addDays, type Day } from '#kit/day.ts'
import { addWeeks, weekNumber } from '#kit/week.ts'
import { enabledCriteria, type RankedCriterion, type Preset, presets } from './criteria.ts'
import type { Figures, Proposed, Spread } from './schema.ts'

/** The preset that counts the same in the same order; undefined: an order of one's own. */
export function presetOf(order: readonly RankedCriterion[]): Preset | undefined {
  const counted = enabledCriteria(order).join(' ')
  return (Object.keys(presets) as Preset[]).find(name => presets[name].join(' ') === counted)
}

/** Days or groups were left out: what is proven of it holds for the rest alone. */
export const isPartialProposal = ({ groupIds, dates }: Pick<Proposed, 'groupIds' | 'dates'>): boolean =>
  groupIds !== null || dates !== null

/** The first and the last week by their numbers, which begin anew with the year. */
export const weekNumbers = ({ week, weeks }: Pick<Proposed, 'week' | 'weeks'>): readonly [number, number] => [
  weekNumber(week),
  weekNumber(addWeeks(week, weeks - 1)),
]

/** Days in a row as one, by their order. */
export function consecutiveDateRanges(dates: readonly Day[]): readonly (readonly [Day, Day])[] {
  const spans: (readonly [Day, Day])[] = []
  for (const date of [...new Set(dates)].toSorted()) {
    const last = spans.at(-1)
    if (last && addDays(last[1], 1) === date) spans[spans.length - 1] = [last[0], date]
    else spans.push([date, date])
  }
  return spans
}

const columns = ['filled', 'mains', 'wishes', 'nights', 'weekends', 'broken', 'changes'] as const
export type Column = (typeof columns)[number]

const width = ({ min, max }: Spread) => max - min

const changed = ({ new: fresh, exchanged, freed }: Figures['changes']): number => fresh + exchanged + freed

/** More is better; undefined: nothing to compare. */
const worth: Record<Column, (figures: Figures) => number | undefined> = {
  filled: ({ filled }) => filled,
  mains: ({ mainsMet }) => mainsMet,
  wishes: ({ wishesMet }) => wishesMet ?? undefined,
  nights: ({ nights }) => -width(nights),
  weekends: ({ weekends }) => -width(weekends),
  broken: ({ broken }) => -broken,
  changes: ({ changes }) => -changed(changes),
}

/** In each column the proposals that are better than another and worse than none. */
export function bestProposalsByColumn(proposals: readonly { readonly id: string; readonly figures: Figures }[]) {
  const best = new Map<Column, ReadonlySet<string>>()
  for (const column of columns) {
    const values = proposals.map(({ id, figures }) => ({ id, value: worth[column](figures) ?? -Infinity }))
    const maximum = Math.max(...values.map(({ value }) => value))
    const first = values.filter(({ value }) => value === maximum)
    best.set(column, new Set(first.length < values.length ? first.map(({ id }) => id) : []))
  }
  return best
}

/** Hours in a column of dots. */
const binHours = 2
/** Columns on each side of the middle one: what is further off stands in the last. */
const binsAside = 6

export interface Bin {
  /** Hours from here on, below 0 under the wish, over 0 beyond it; the middle one is within. */
  readonly from: number
  readonly people: number
}

/** How many people are how far from what they wished for; who wished for nothing is not among them. */
export function wishDeviationBins(people: Figures['people']): Bin[] {
  const counts = new Map<number, number>()
  for (const { againstWish: against } of people) {
    if (against === null) continue
    const steps = Math.sign(against) * Math.min(binsAside, Math.ceil(Math.abs(against) / binHours))
    counts.set(steps, (counts.get(steps) ?? 0) + 1)
  }
  return Array.from({ length: 2 * binsAside + 1 }, (_, at) => {
    const steps = at - binsAside
    return { from: steps * binHours, people: counts.get(steps) ?? 0 }
  })
}
