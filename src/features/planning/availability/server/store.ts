import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import type { PackedCells, PackedNotes } from '../packed.ts'
import { availabilityWeeks } from './table.ts'

export interface StoredAvailability {
  readonly cells: PackedCells
  readonly notes: PackedNotes
  /** 0: nobody has marked anything yet. */
  readonly version: number
}

const emptyWeek: StoredAvailability = { cells: {}, notes: {}, version: 0 }

const columns = { cells: availabilityWeeks.cells, notes: availabilityWeeks.notes, version: availabilityWeeks.version }

const ofPerson = (organizationId: string, profileId: string, weekStart: Day) =>
  and(
    eq(availabilityWeeks.organizationId, organizationId),
    eq(availabilityWeeks.weekStart, weekStart),
    eq(availabilityWeeks.profileId, profileId),
  )

const weekOfPerson = cachedStatement((connection, organizationId: string, profileId: string, weekStart: Day) =>
  connection
    .select(columns)
    .from(availabilityWeeks)
    .where(ofPerson(organizationId, profileId, weekStart)),
)

export async function findAvailability(
  tx: Tx,
  organizationId: string,
  profileId: string,
  weekStart: Day,
): Promise<StoredAvailability> {
  const [row] = await weekOfPerson(tx, organizationId, profileId, weekStart)
  return row ?? emptyWeek
}

const weekHeld = cachedStatement((connection, organizationId: string, profileId: string, weekStart: Day) =>
  connection
    .select(columns)
    .from(availabilityWeeks)
    .where(ofPerson(organizationId, profileId, weekStart))
    .for('update'),
)

/** Holds the row till the end of the deed, so that two hands on one week take turns; undefined when there is none yet. */
export async function lockExistingAvailability(
  tx: Tx,
  organizationId: string,
  profileId: string,
  weekStart: Day,
): Promise<StoredAvailability | undefined> {
  const [stored] = await weekHeld(tx, organizationId, profileId, weekStart)
  return stored
}

/** Holds the row as `hold` does; makes it if need be. */
export async function lockAvailability(
  tx: Tx,
  organizationId: string,
  profileId: string,
  weekStart: Day,
  now: Temporal.Instant,
): Promise<StoredAvailability> {
  const stored = await lockExistingAvailability(tx, organizationId, profileId, weekStart)
  return stored ?? createAvailability(tx, organizationId, profileId, weekStart, now)
}

/** Makes the row and holds it; if another hand was quicker, it waits and holds theirs. */
export async function createAvailability(
  tx: Tx,
  organizationId: string,
  profileId: string,
  weekStart: Day,
  now: Temporal.Instant,
): Promise<StoredAvailability> {
  const [row] = await tx
    .insert(availabilityWeeks)
    .values({ organizationId, weekStart, profileId, cells: {}, notes: {}, version: 0, updatedAt: now })
    .onConflictDoUpdate({
      target: [availabilityWeeks.organizationId, availabilityWeeks.weekStart, availabilityWeeks.profileId],
      set: { version: sql`${availabilityWeeks.version}` },
    })
    .returning(columns)
  return row ?? emptyWeek
}

const weekSaved = cachedStatement(
  (
    connection,
    organizationId: string,
    profileId: string,
    weekStart: Day,
    cells: PackedCells,
    notes: PackedNotes,
    updatedAt: Temporal.Instant,
  ) =>
    connection
      .update(availabilityWeeks)
      .set({ cells, notes, version: sql`${availabilityWeeks.version} + 1`, updatedAt })
      .where(ofPerson(organizationId, profileId, weekStart))
      .returning({ version: availabilityWeeks.version }),
)

export async function saveAvailability(
  tx: Tx,
  organizationId: string,
  profileId: string,
  weekStart: Day,
  week: Pick<StoredAvailability, 'cells' | 'notes'>,
  now: Temporal.Instant,
): Promise<number> {
  const [row] = await weekSaved(tx, organizationId, profileId, weekStart, week.cells, week.notes, now)
  return row?.version ?? 0
}

interface TeamAvailability {
  readonly shiftIds: readonly string[]
  readonly people: readonly string[]
  /** In the order of `people`. */
  readonly cells: readonly PackedCells[]
}

/**
 * Everybody who has marked anything in the week, with the standard shifts in their order. Put together by PostgreSQL:
 * 500 people come as one row, which costs the driver a quarter of 500.
 */
export async function findTeamAvailability(tx: Tx, organizationId: string, weekStart: Day): Promise<TeamAvailability> {
  const { rows } = await tx.execute<{ shiftIds: string | null; people: string | null; cells: string | null }>(sql`
    select
      (select string_agg(id, ',' order by display_order, id) from shifts
        where organization_id = ${organizationId} and group_id is null) as "shiftIds",
      string_agg(profile_id, ',' order by profile_id) as people,
      string_agg(cells::text, ',' order by profile_id) as cells
    from availability_weeks where organization_id = ${organizationId} and week_start = ${weekStart}`)
  const [row] = rows
  const cells: PackedCells[] = JSON.parse(`[${row?.cells ?? ''}]`)
  return { shiftIds: row?.shiftIds?.split(',') ?? [], people: row?.people?.split(',') ?? [], cells }
}

/** The cells of several weeks, for plans that look across a week's edge; everybody's, or of those who are named. */
export function listAvailabilityCells(
  tx: Tx,
  organizationId: string,
  weekStarts: readonly Day[],
  profileIds?: readonly string[],
): Promise<{ profileId: string; weekStart: Day; cells: PackedCells }[]> {
  return tx
    .select({
      profileId: availabilityWeeks.profileId,
      weekStart: availabilityWeeks.weekStart,
      cells: availabilityWeeks.cells,
    })
    .from(availabilityWeeks)
    .where(
      and(
        eq(availabilityWeeks.organizationId, organizationId),
        inArray(availabilityWeeks.weekStart, [...weekStarts]),
        profileIds && equalsAny(availabilityWeeks.profileId, profileIds),
      ),
    )
}

/** Who of these people has ever marked anything. */
export async function listMembersWithMarks(
  tx: Tx,
  organizationId: string,
  profileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ profileId: availabilityWeeks.profileId })
    .from(availabilityWeeks)
    .where(
      and(
        eq(availabilityWeeks.organizationId, organizationId),
        inArray(availabilityWeeks.profileId, [...profileIds]),
        gt(availabilityWeeks.version, 0),
      ),
    )
  return new Set(rows.map(({ profileId }) => profileId))
}
