import { and, asc, desc, eq, getTableColumns, gt, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Cursor } from '#kit/cursor.ts'
import { foldForSearch } from '#kit/text.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { publishedStates } from '#features/planning/assignments/states.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import { attendances } from '#features/work/attendance/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { hoursAround, searchTextOf, type HandoverNote } from '../rules.ts'
import { handoverReads, handovers } from './table.ts'

const { searchText: _, ...columns } = getTableColumns(handovers)
export type HandoverRow = Omit<typeof handovers.$inferSelect, 'searchText'>

const within = (organizationId: string) => eq(handovers.organizationId, organizationId)

const author = and(eq(profiles.organizationId, handovers.organizationId), eq(profiles.id, handovers.profileId))

const itsPart = and(
  eq(attendances.organizationId, handovers.organizationId),
  eq(attendances.assignmentId, handovers.assignmentId),
)

/** Notes with who wrote them, and the seat where it was taken from them; the latest shift first. */
const notes = (tx: Tx, organizationId: string, which: SQL | undefined, limit: number) =>
  tx
    .select({
      row: columns,
      fullName: profiles.fullName,
      avatarImage: profiles.avatarImage,
      takenSeat: sql<number | null>`case when ${attendances.removedAt} is not null then ${attendances.seat} end`,
    })
    .from(handovers)
    .innerJoin(profiles, author)
    .leftJoin(attendances, itsPart)
    .where(and(within(organizationId), which))
    .orderBy(desc(handovers.endsAt), desc(handovers.assignmentId))
    .limit(limit)

export type FoundHandover = Awaited<ReturnType<typeof notes>>[number]

const maxListed = 500

/** Of the groups, of shifts that ended after a moment. */
export const listSince = (
  tx: Tx,
  organizationId: string,
  after: Temporal.Instant,
  groupIds?: readonly string[],
): Promise<FoundHandover[]> =>
  notes(
    tx,
    organizationId,
    and(gt(handovers.endsAt, after), groupIds && inArray(handovers.groupId, [...groupIds])),
    maxListed,
  )

export interface HandoverSearch {
  /** Null: all; else those that this person may see. */
  readonly seenBy: string | null
  readonly search?: string | undefined
  readonly groupId?: string | undefined
  readonly after?: Cursor | undefined
}

/** By the ends of their shifts, the latest first. */
export const listPage = (
  tx: Tx,
  organizationId: string,
  wanted: HandoverSearch,
  limit: number,
): Promise<FoundHandover[]> => {
  const { seenBy, search, groupId, after } = wanted
  return notes(
    tx,
    organizationId,
    and(
      seenBy === null ? undefined : isSeenBy(seenBy),
      search === undefined ? undefined : says(tx, organizationId, search),
      groupId === undefined ? undefined : eq(handovers.groupId, groupId),
      after &&
        or(lt(handovers.endsAt, after.at), and(eq(handovers.endsAt, after.at), lt(handovers.assignmentId, after.id))),
    ),
    limit,
  )
}

/** Wherever it stands, and whoever wrote it; what stands for something in a pattern stands for itself. */
function says(tx: Tx, organizationId: string, search: string): SQL | undefined {
  const around = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const authors = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), ilike(profiles.fullName, around(search))))
  return or(like(handovers.searchText, around(foldForSearch(search))), inArray(handovers.profileId, authors))
}

/** One's own, and those of groups on which one has a seat around that time. */
const isSeenBy = (profileId: string): SQL =>
  sql`(${handovers.profileId} = ${profileId} or exists (
    select 1 from ${assignments} where ${assignments.organizationId} = ${handovers.organizationId}
      and ${assignments.profileId} = ${profileId} and ${assignments.groupId} = ${handovers.groupId}
      and ${inArray(assignments.state, [...publishedStates])}
      and ${assignments.endsAt} > ${handovers.startsAt} - interval '${sql.raw(`${hoursAround}`)} hours'
      and ${assignments.startsAt} < ${handovers.endsAt} + interval '${sql.raw(`${hoursAround}`)} hours'))`

/** One that the person may see; `null` sees all. */
export async function find(
  tx: Tx,
  organizationId: string,
  assignmentId: string,
  seenBy: string | null,
): Promise<HandoverRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(handovers)
    .where(
      and(
        within(organizationId),
        eq(handovers.assignmentId, assignmentId),
        seenBy === null ? undefined : isSeenBy(seenBy),
      ),
    )
    .for('update')
  return row
}

/** Takes a note back, with who has read it. */
export async function deleteHandover(tx: Tx, organizationId: string, assignmentId: string): Promise<void> {
  await tx.delete(handovers).where(and(within(organizationId), eq(handovers.assignmentId, assignmentId)))
}

type NewHandoverRow = Omit<typeof handovers.$inferInsert, 'searchText'>

export async function insert(tx: Tx, row: NewHandoverRow): Promise<void> {
  await tx.insert(handovers).values({ ...row, searchText: searchTextOf(row.groupName, row) })
}

export async function change(
  tx: Tx,
  organizationId: string,
  { assignmentId, groupName, words }: { assignmentId: string; groupName: string; words: HandoverNote },
  changedAt: Temporal.Instant,
): Promise<void> {
  await tx
    .update(handovers)
    .set({ ...words, searchText: searchTextOf(groupName, words), changedAt, version: sql`${handovers.version} + 1` })
    .where(and(within(organizationId), eq(handovers.assignmentId, assignmentId)))
}

/** Whoever ticks the same words again keeps the moment of the first time. */
export async function insertRead(tx: Tx, row: typeof handoverReads.$inferInsert): Promise<void> {
  await tx
    .insert(handoverReads)
    .values(row)
    .onConflictDoUpdate({
      target: [handoverReads.organizationId, handoverReads.assignmentId, handoverReads.profileId],
      set: { version: row.version, readAt: row.readAt },
      setWhere: lt(handoverReads.version, row.version),
    })
}

/** Who has ticked these notes, the first first. */
export async function listHandoverReads(
  tx: Tx,
  organizationId: string,
  assignmentIds: readonly string[],
  profileId?: string,
) {
  if (assignmentIds.length === 0) return []
  return tx
    .select({
      assignmentId: handoverReads.assignmentId,
      profileId: handoverReads.profileId,
      fullName: profiles.fullName,
      avatarImage: profiles.avatarImage,
      version: handoverReads.version,
      readAt: handoverReads.readAt,
    })
    .from(handoverReads)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, handoverReads.organizationId), eq(profiles.id, handoverReads.profileId)),
    )
    .where(
      and(
        eq(handoverReads.organizationId, organizationId),
        inArray(handoverReads.assignmentId, [...assignmentIds]),
        profileId === undefined ? undefined : eq(handoverReads.profileId, profileId),
      ),
    )
    .orderBy(asc(handoverReads.readAt), asc(handoverReads.profileId))
}

/** All, or those on which the person has or had a seat. */
export async function listGroupsWithHandovers(tx: Tx, organizationId: string, seenBy: string | null) {
  return tx
    .select({ id: creatorGroups.id, name: creatorGroups.name })
    .from(creatorGroups)
    .where(
      and(
        eq(creatorGroups.organizationId, organizationId),
        seenBy === null
          ? undefined
          : sql`exists (select 1 from ${assignments} where ${assignments.organizationId} = ${creatorGroups.organizationId}
              and ${assignments.groupId} = ${creatorGroups.id} and ${assignments.profileId} = ${seenBy}
              and ${inArray(assignments.state, [...publishedStates])})`,
      ),
    )
}

/** Of all organisations: those of shifts that ended before. */
export async function deleteHandoversEndedBefore(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.delete(handovers).where(lt(handovers.endsAt, before))
}
