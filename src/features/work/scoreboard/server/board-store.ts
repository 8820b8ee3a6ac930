import { orderByName } from '#platform/server/name-order.ts'
import { and, asc, between, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Currency } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import { details, figures, months, rewards, uploads } from './table.ts'

/** The figures in force of a month and the currency, or of all. */
export async function listFigures(tx: Tx, organizationId: string, month: Month, currency?: Currency) {
  return tx
    .select({
      profileId: figures.profileId,
      fullName: profiles.fullName,
      avatarImage: profiles.avatarImage,
      hasLeft: isNotNull(profiles.leftAt).mapWith(Boolean),
      currency: figures.currency,
      revenue: figures.revenue,
      ppv: figures.ppv,
      tips: figures.tips,
      sales: figures.sales,
      messages: figures.messages,
      seconds: figures.seconds,
      timedRevenue: figures.timedRevenue,
    })
    .from(months)
    .innerJoin(figures, and(eq(figures.organizationId, months.organizationId), eq(figures.uploadId, months.uploadId)))
    .innerJoin(profiles, and(eq(profiles.organizationId, figures.organizationId), eq(profiles.id, figures.profileId)))
    .where(
      and(
        eq(months.organizationId, organizationId),
        eq(months.month, month),
        currency === undefined ? undefined : eq(figures.currency, currency),
      ),
    )
}
export type FiguresRow = Awaited<ReturnType<typeof listFigures>>[number]

/** The parts of the figures in force of a month; of one person or of all. */
export async function listFigureDetails(tx: Tx, organizationId: string, month: Month, profileId?: string) {
  const { currency, date, shiftId, shift, groupId, group, creatorId, creator, revenue, seconds, timedRevenue } = details
  return tx
    .select({
      profileId: details.profileId,
      currency,
      date,
      shiftId,
      shift,
      groupId,
      group,
      creatorId,
      creator,
      revenue,
      seconds,
      timedRevenue,
    })
    .from(months)
    .innerJoin(details, and(eq(details.organizationId, months.organizationId), eq(details.uploadId, months.uploadId)))
    .where(
      and(
        eq(months.organizationId, organizationId),
        eq(months.month, month),
        profileId === undefined ? undefined : eq(details.profileId, profileId),
      ),
    )
    .orderBy(asc(details.position))
}
export type DetailRow = Awaited<ReturnType<typeof listFigureDetails>>[number]

/** The first and the last month with figures, and when this one's were uploaded. */
export async function findFiguresSpan(tx: Tx, organizationId: string, month: Month) {
  const [row] = await tx
    .select({
      first: sql<Month | null>`min(${months.month})`,
      last: sql<Month | null>`max(${months.month})`,
    })
    .from(months)
    .where(and(eq(months.organizationId, organizationId), isNotNull(months.uploadId)))
  const [upload] = await tx
    .select({ at: uploads.uploadedAt })
    .from(months)
    .innerJoin(uploads, and(eq(uploads.organizationId, months.organizationId), eq(uploads.id, months.uploadId)))
    .where(and(eq(months.organizationId, organizationId), eq(months.month, month)))
  return { first: row?.first ?? null, last: row?.last ?? null, updatedAt: upload?.at ?? null }
}

/** Sums by month, and a person's revenue and rank in each. */
export async function listRevenueByMonth(
  tx: Tx,
  organizationId: string,
  { from, to, currency, profileId }: { from: Month; to: Month; currency: Currency; profileId: string },
) {
  const ranks = tx
    .select({
      month: months.month,
      profileId: figures.profileId,
      revenue: figures.revenue,
      rank: sql<number>`rank() over (partition by ${months.month} order by ${figures.revenue} desc)`.as('place'),
    })
    .from(months)
    .innerJoin(figures, and(eq(figures.organizationId, months.organizationId), eq(figures.uploadId, months.uploadId)))
    .where(
      and(eq(months.organizationId, organizationId), between(months.month, from, to), eq(figures.currency, currency)),
    )
    .as('ranks')
  const own = sql`filter (where ${ranks.profileId} = ${profileId})`
  return tx
    .select({
      month: ranks.month,
      revenue: sql<number>`sum(${ranks.revenue})::bigint`,
      people: sql<number>`count(*)`,
      ownRevenue: sql<number | null>`max(${ranks.revenue}) ${own}`,
      ownRank: sql<number | null>`max(${ranks.rank}) ${own}`,
    })
    .from(ranks)
    .groupBy(ranks.month)
    .orderBy(asc(ranks.month))
}

const maxSteps = 60

/** The month as each of its uploads told it, those that were undone left out; oldest first. */
export async function listRevenueByUpload(
  tx: Tx,
  organizationId: string,
  { month, currency, profileId }: { month: Month; currency: Currency; profileId: string },
) {
  const ids = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.organizationId, organizationId), eq(uploads.month, month), isNull(uploads.undoneAt)))
    .orderBy(sql`${uploads.version} desc`)
    .limit(maxSteps)
  const ranks = tx
    .select({
      at: uploads.uploadedAt,
      version: uploads.version,
      profileId: figures.profileId,
      revenue: figures.revenue,
      rank: sql<number>`rank() over (partition by ${uploads.version} order by ${figures.revenue} desc)`.as('place'),
    })
    .from(uploads)
    .innerJoin(figures, and(eq(figures.organizationId, uploads.organizationId), eq(figures.uploadId, uploads.id)))
    .where(and(eq(uploads.organizationId, organizationId), inArray(uploads.id, ids), eq(figures.currency, currency)))
    .as('ranks')
  const own = sql`filter (where ${ranks.profileId} = ${profileId})`
  return tx
    .select({
      at: ranks.at,
      revenue: sql<number>`sum(${ranks.revenue})::bigint`,
      ownRevenue: sql<number | null>`max(${ranks.revenue}) ${own}`,
      ownRank: sql<number | null>`max(${ranks.rank}) ${own}`,
    })
    .from(ranks)
    .groupBy(ranks.version, ranks.at)
    .orderBy(asc(ranks.version))
}

export async function listRewards(tx: Tx, organizationId: string, month: Month) {
  const rows = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.organizationId, organizationId), eq(rewards.month, month)))
    .orderBy(asc(rewards.rank))
  return rows.map(row => ({
    rank: row.rank,
    type: row.type,
    cash_amount: row.cashAmount / 100,
    cash_currency: row.cashCurrency,
    reward_text: row.rewardText,
    title: row.title,
    description: row.description,
  }))
}

/** Puts these in the place of what the month had. */
export async function replaceRewards(
  tx: Tx,
  organizationId: string,
  month: Month,
  rows: readonly Omit<typeof rewards.$inferInsert, 'organizationId' | 'month'>[],
): Promise<void> {
  await tx.delete(rewards).where(and(eq(rewards.organizationId, organizationId), eq(rewards.month, month)))
  await tx.insert(rewards).values(rows.map(row => ({ ...row, organizationId, month })))
}

/** Everything that uploads have ever said of somebody, those that are no longer in force too. */
export async function figuresOfPerson(tx: Tx, organizationId: string, profileId: string) {
  const { month, version, uploadedAt } = uploads
  const { currency, revenue, ppv, tips, sales, messages, seconds } = figures
  return tx
    .select({ month, version, uploadedAt, currency, revenue, ppv, tips, sales, messages, seconds })
    .from(figures)
    .innerJoin(uploads, and(eq(uploads.organizationId, figures.organizationId), eq(uploads.id, figures.uploadId)))
    .where(and(eq(figures.organizationId, organizationId), eq(figures.profileId, profileId)))
    .orderBy(asc(month), asc(version))
}

/** When and where it was earned, as far as uploads said so. */
export async function detailsOfPerson(tx: Tx, organizationId: string, profileId: string) {
  const { currency, date, shift, group, creator, revenue, seconds } = details
  return tx
    .select({ month: uploads.month, version: uploads.version, date, shift, group, creator, currency, revenue, seconds })
    .from(details)
    .innerJoin(uploads, and(eq(uploads.organizationId, details.organizationId), eq(uploads.id, details.uploadId)))
    .where(and(eq(details.organizationId, organizationId), eq(details.profileId, profileId)))
    .orderBy(asc(uploads.month), asc(uploads.version), asc(details.position))
}

/** The parts of one upload, as its file had them. */
export async function detailsOfUpload(tx: Tx, organizationId: string, uploadId: string) {
  const { date, shift, group, currency, revenue } = details
  return tx
    .select({ fullName: profiles.fullName, date, shift, group, currency, revenue })
    .from(details)
    .innerJoin(profiles, and(eq(profiles.organizationId, details.organizationId), eq(profiles.id, details.profileId)))
    .where(and(eq(details.organizationId, organizationId), eq(details.uploadId, uploadId)))
    .orderBy(asc(details.position))
}

/** Names and revenue of one upload, as its file had them. */
export async function figuresOfUpload(tx: Tx, organizationId: string, uploadId: string) {
  return tx
    .select({ fullName: profiles.fullName, revenue: figures.revenue, currency: figures.currency })
    .from(figures)
    .innerJoin(profiles, and(eq(profiles.organizationId, figures.organizationId), eq(profiles.id, figures.profileId)))
    .where(and(eq(figures.organizationId, organizationId), eq(figures.uploadId, uploadId)))
    .orderBy(orderByName(profiles.fullName))
}
