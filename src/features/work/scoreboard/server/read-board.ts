import { compareNames } from '#kit/compare-names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Currency } from '#kit/money.ts'
import { addToMonth, monthsUntil } from '#kit/month.ts'
import { ranked } from '../ranking.ts'
import type { Board, BoardQuestion, BoardEntry, Year, YearQuestion } from '../schema.ts'
import type { FiguresRow } from './board-store.ts'
import * as store from './board-store.ts'
import { currentMonth, requireScoreboardAccess } from './gate.ts'

const twelve = 12

export async function readBoard(
  member: Member,
  { month: wanted, currency: asked, limit }: BoardQuestion,
): Promise<Board> {
  requireScoreboardAccess(member)
  const { organizationId, profileId } = member.actor
  const current = currentMonth(member)
  const month = wanted ?? current
  return member.transaction(async tx => {
    const rows = await store.listFigures(tx, organizationId, month)
    const currencies = currenciesOf(rows)
    const currency = currencies.find(each => each.currency === asked)?.currency ?? currencies[0]?.currency ?? null
    const before = currency === null ? [] : await store.listFigures(tx, organizationId, addToMonth(month, -1), currency)
    const entries = currency === null ? [] : entriesOf(rows, before, currency)
    const { first, last, updatedAt } = await store.findFiguresSpan(tx, organizationId, month)
    return {
      month,
      current,
      first: first !== null && first < current ? first : current,
      last: last !== null && last > current ? last : current,
      currencies,
      currency,
      entries: entries.slice(0, limit),
      total: entries.length,
      own: entries.find(entry => entry.profileId === profileId) ?? null,
      previousRevenue: before.length === 0 ? null : sum(before),
      rewards: await store.listRewards(tx, organizationId, month),
      updatedAt: updatedAt?.toString() ?? null,
    }
  })
}

/** Everybody's place in one currency, with where they were the month before. */
export function entriesOf(
  rows: readonly FiguresRow[],
  before: readonly FiguresRow[],
  currency: Currency,
): BoardEntry[] {
  const of = (all: readonly FiguresRow[]) =>
    ranked(
      all.filter(row => row.currency === currency),
      byName,
    )
  const previous = new Map(of(before).map(({ profileId, rank, revenue }) => [profileId, { rank, revenue }]))
  return of(rows).map(row => ({ ...row, previous: previous.get(row.profileId) ?? null }))
}

/** The currency of most people first. */
export function currenciesOf(rows: readonly FiguresRow[]): Board['currencies'] {
  const groups = Map.groupBy(rows, row => row.currency)
  return [...groups]
    .map(([currency, of]) => ({ currency, people: of.length, revenue: sum(of) }))
    .sort((a, b) => b.people - a.people || (a.currency < b.currency ? -1 : 1))
}

export async function readBoardYear(member: Member, { month, currency }: YearQuestion): Promise<Year> {
  requireScoreboardAccess(member)
  const { organizationId, profileId } = member.actor
  const wanted = monthsUntil(month, twelve)
  return member.transaction(async tx => {
    const span = { from: wanted[0] ?? month, to: month, currency, profileId }
    const sums = new Map((await store.listRevenueByMonth(tx, organizationId, span)).map(row => [row.month, row]))
    const steps = await store.listRevenueByUpload(tx, organizationId, { month, currency, profileId })
    return {
      months: wanted.map(each => {
        const row = sums.get(each)
        return { month: each, revenue: row?.revenue ?? null, people: row?.people ?? 0, own: ownOf(row) }
      }),
      progress: steps.map(step => ({ at: step.at.toString(), revenue: step.revenue, own: ownOf(step) })),
    }
  })
}

const ownOf = (row: { ownRevenue: number | null; ownRank: number | null } | undefined) =>
  row === undefined || row.ownRevenue === null || row.ownRank === null
    ? null
    : { revenue: row.ownRevenue, rank: row.ownRank }

export const byName = (a: FiguresRow, b: FiguresRow) =>
  compareNames(a.fullName, b.fullName) || (a.profileId < b.profileId ? -1 : 1)

const sum = (rows: readonly { readonly revenue: number }[]): number =>
  rows.reduce((all, { revenue }) => all + revenue, 0)
