import type { Day } from '#kit/day.ts'
import { foldForSearch } from '#kit/text.ts'
import type { Field } from './columns.ts'
import type { Currency } from '#kit/money.ts'

/*
 * Some files say of a line when and where it was earned. The figures of a person stay what they are; these are their parts.
 */

export const originFields = ['shift', 'group', 'creator'] as const satisfies readonly Field[]
export type OriginField = (typeof originFields)[number]

/** When and where, as the file writes it; nothing where it does not say. */
export interface FileOrigin extends Readonly<Record<OriginField, string>> {
  readonly date: Day | null
}

/** What a person brought in at a spot, in a currency. */
export interface Detail extends FileOrigin {
  readonly currency: Currency
  readonly revenue: number
  /** Null: the file does not say. */
  readonly seconds: number | null
  /** Of the revenue that of lines with hours. */
  readonly timedRevenue: number
  /** Where it stands first, and how many lines say so. */
  readonly line: number
  readonly lineCount: number
}

export const isOriginField = (field: Field | null): boolean =>
  field === 'date' || originFields.some(place => place === field)

const keyOf = ({ date, shift, group, creator, currency }: FileOrigin & { readonly currency: Currency }): string =>
  JSON.stringify([date, foldForSearch(shift), foldForSearch(group), foldForSearch(creator), currency])

/** Lines of the same spot are one. */
export function addDetail(all: Map<string, Detail>, next: Omit<Detail, 'lineCount'>): void {
  const key = keyOf(next)
  const before = all.get(key)
  const seconds =
    before === undefined || (before.seconds === null && next.seconds === null)
      ? next.seconds
      : (before.seconds ?? 0) + (next.seconds ?? 0)
  all.set(key, {
    ...(before ?? next),
    revenue: (before?.revenue ?? 0) + next.revenue,
    seconds,
    timedRevenue: (before?.timedRevenue ?? 0) + next.timedRevenue,
    lineCount: (before?.lineCount ?? 0) + 1,
  })
}

/** A file that says of none of somebody's lines when or where has no parts of them. */
export const hasOrigins = (details: Iterable<FileOrigin>): boolean =>
  [...details].some(
    ({ date, shift, group, creator }) => date !== null || [shift, group, creator].some(text => text !== ''),
  )
