import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Cursor } from '#kit/cursor.ts'
import { alias } from 'drizzle-orm/pg-core'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Figures } from '../figures.ts'
import type { MatchablePerson } from '../matching.ts'
import type { Month } from '#kit/month.ts'
import { details, figures, mappings, months, names, uploads } from './table.ts'
import type { RememberedMapping } from './table-file.ts'

export type UploadRow = typeof uploads.$inferSelect
type MonthRow = typeof months.$inferSelect

const ofMonth = (organizationId: string, month: Month) =>
  and(eq(months.organizationId, organizationId), eq(months.month, month))
const ofUpload = (organizationId: string, id: string) =>
  and(eq(uploads.organizationId, organizationId), eq(uploads.id, id))

export async function findMonth(tx: Tx, organizationId: string, month: Month): Promise<MonthRow | undefined> {
  const [row] = await tx.select().from(months).where(ofMonth(organizationId, month))
  return row
}

/** The month's row, made where there is none, and held until the commit: deeds on a month take turns. */
export async function lockMonth(tx: Tx, organizationId: string, month: Month): Promise<MonthRow> {
  await tx.insert(months).values({ organizationId, month }).onConflictDoNothing()
  const [row] = await tx.select().from(months).where(ofMonth(organizationId, month)).for('update')
  if (!row) throw new Error('a month that was just made is there')
  return row
}

export async function changeMonth(
  tx: Tx,
  organizationId: string,
  month: Month,
  values: Partial<Pick<MonthRow, 'uploadId' | 'version' | 'rewardsVersion'>>,
): Promise<void> {
  await tx.update(months).set(values).where(ofMonth(organizationId, month))
}

export async function findUpload(tx: Tx, organizationId: string, id: string): Promise<UploadRow | undefined> {
  const [row] = await tx.select().from(uploads).where(ofUpload(organizationId, id))
  return row
}

/** Who did it, and how much it holds, of the upload that is in force. */
export async function describeUpload(tx: Tx, organizationId: string, id: string) {
  const [row] = await tx
    .select({
      version: uploads.version,
      fileName: uploads.fileName,
      by: profiles.fullName,
      at: uploads.uploadedAt,
      people: uploads.people,
    })
    .from(uploads)
    .innerJoin(profiles, and(eq(profiles.organizationId, uploads.organizationId), eq(profiles.id, uploads.uploadedBy)))
    .where(ofUpload(organizationId, id))
  if (!row) return null
  const totals = await tx
    .select({ currency: figures.currency, revenue: sql<number>`sum(${figures.revenue})::bigint` })
    .from(figures)
    .where(and(eq(figures.organizationId, organizationId), eq(figures.uploadId, id)))
    .groupBy(figures.currency)
    .orderBy(figures.currency)
  return { ...row, at: row.at.toString(), totals }
}

/** The highest number that the month has given, undone ones included. */
export async function lastUploadVersion(tx: Tx, organizationId: string, month: Month): Promise<number> {
  const [row] = await tx
    .select({ version: sql<number>`coalesce(max(${uploads.version}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.organizationId, organizationId), eq(uploads.month, month)))
  return row?.version ?? 0
}

export async function insertUpload(tx: Tx, upload: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(upload)
}

const rowsAtOnce = 2000

export async function insertFigures(
  tx: Tx,
  organizationId: string,
  uploadId: string,
  rows: readonly (Figures & { readonly profileId: string })[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx.insert(figures).values(rows.slice(at, at + rowsAtOnce).map(row => ({ ...row, organizationId, uploadId })))
  }
}

export type DetailRow = Omit<typeof details.$inferInsert, 'organizationId' | 'uploadId' | 'position'>

export async function insertDetails(
  tx: Tx,
  organizationId: string,
  uploadId: string,
  rows: readonly DetailRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx
      .insert(details)
      .values(
        rows
          .slice(at, at + rowsAtOnce)
          .map((row, index) => ({ ...row, organizationId, uploadId, position: at + index })),
      )
  }
}

export async function markUploadUndone(
  tx: Tx,
  organizationId: string,
  id: string,
  undone: { readonly undoneBy: string; readonly undoneAt: Temporal.Instant },
): Promise<void> {
  await tx.update(uploads).set(undone).where(ofUpload(organizationId, id))
}

const undoers = alias(profiles, 'undoers')

/** Newest first; `after`: what the page before ended with. */
export async function listUploads(
  tx: Tx,
  organizationId: string,
  { month, after }: { month: Month | undefined; after: Cursor | undefined },
  limit: number,
) {
  const { uploadedAt, id } = uploads
  return tx
    .select({
      id,
      month: uploads.month,
      version: uploads.version,
      fileName: uploads.fileName,
      fileSize: uploads.fileSize,
      uploadedBy: profiles.fullName,
      uploadedAt,
      people: uploads.people,
      problems: uploads.problems,
      isCurrent: isNotNull(months.uploadId).mapWith(Boolean),
      undoneBy: undoers.fullName,
      undoneAt: uploads.undoneAt,
    })
    .from(uploads)
    .innerJoin(profiles, and(eq(profiles.organizationId, uploads.organizationId), eq(profiles.id, uploads.uploadedBy)))
    .leftJoin(undoers, and(eq(undoers.organizationId, uploads.organizationId), eq(undoers.id, uploads.undoneBy)))
    .leftJoin(months, and(eq(months.organizationId, uploads.organizationId), eq(months.uploadId, uploads.id)))
    .where(
      and(
        eq(uploads.organizationId, organizationId),
        month === undefined ? undefined : eq(uploads.month, month),
        after && or(lt(uploadedAt, after.at), and(eq(uploadedAt, after.at), lt(id, after.id))),
      ),
    )
    .orderBy(desc(uploadedAt), desc(id))
    .limit(limit)
}

/** Everybody who may be meant by a file, those who have left too. */
export async function listMatchablePeople(tx: Tx, organizationId: string): Promise<MatchablePerson[]> {
  return (
    tx
      .select({
        id: profiles.id,
        fullName: profiles.fullName,
        email: profiles.email,
        hasLeft: isNotNull(profiles.leftAt).mapWith(Boolean),
      })
      .from(profiles)
      .where(eq(profiles.organizationId, organizationId))
      // who is there today first: of so many those who left long ago are cut off
      .orderBy(desc(isNull(profiles.leftAt)), asc(profiles.id))
      .limit(maxCandidates)
  )
}

/** Of today and of the past together. */
const maxCandidates = 20_000
const maxMappings = 100

export async function listMappings(tx: Tx, organizationId: string): Promise<RememberedMapping[]> {
  return tx
    .select({
      signature: mappings.signature,
      columns: mappings.columns,
      numbers: mappings.numbers,
      currency: mappings.currency,
    })
    .from(mappings)
    .where(eq(mappings.organizationId, organizationId))
    .orderBy(desc(mappings.usedAt))
    .limit(maxMappings)
}

export async function rememberMapping(
  tx: Tx,
  organizationId: string,
  { signature, columns, numbers, currency }: RememberedMapping,
  usedAt: Temporal.Instant,
): Promise<void> {
  const values = { columns: [...columns], numbers, currency, usedAt }
  await tx
    .insert(mappings)
    .values({ organizationId, signature, ...values })
    .onConflictDoUpdate({ target: [mappings.organizationId, mappings.signature], set: values })
}

export async function listRememberedNames(tx: Tx, organizationId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ key: names.key, profileId: names.profileId })
    .from(names)
    .where(eq(names.organizationId, organizationId))
    .limit(maxCandidates)
  return new Map(rows.map(({ key, profileId }) => [key, profileId]))
}

export async function rememberNames(
  tx: Tx,
  organizationId: string,
  rows: readonly { readonly key: string; readonly profileId: string }[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx
      .insert(names)
      .values(rows.slice(at, at + rowsAtOnce).map(row => ({ ...row, organizationId })))
      .onConflictDoUpdate({ target: [names.organizationId, names.key], set: { profileId: sql`excluded.profile_id` } })
  }
}
