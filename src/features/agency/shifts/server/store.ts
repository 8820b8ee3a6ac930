import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { addEarlierTimes, type EarlierTimes } from '../rules.ts'
import type { Shift } from '../schema.ts'
import { shifts } from './table.ts'

type Row = typeof shifts.$inferSelect

/** A custom shift: it belongs to one creator group. */
interface GroupShift extends Shift {
  readonly groupId: string
}

const shiftOf = ({ id, name, startTime, endTime, belongsToPreviousDay, color, isEnabled }: Row): Shift => ({
  id,
  name,
  startTime,
  endTime,
  belongsToPreviousDay,
  color,
  isEnabled,
})

const standard = (organizationId: string) => and(eq(shifts.organizationId, organizationId), isNull(shifts.groupId))
const ofGroup = (organizationId: string, groupId: string) =>
  and(eq(shifts.organizationId, organizationId), eq(shifts.groupId, groupId))

const standardShifts = cachedStatement((connection, organizationId: string) =>
  connection.select().from(shifts).where(standard(organizationId)).orderBy(asc(shifts.displayOrder), asc(shifts.id)),
)

/** The organisation's standard shifts in their order. */
export async function list(tx: Tx, organizationId: string): Promise<Shift[]> {
  const rows = await standardShifts(tx, organizationId)
  return rows.map(shiftOf)
}

export async function insert(tx: Tx, organizationId: string, list: readonly Shift[]): Promise<void> {
  await tx.insert(shifts).values(list.map((shift, displayOrder) => ({ ...shift, organizationId, displayOrder })))
}

export async function append(tx: Tx, organizationId: string, shift: Shift): Promise<void> {
  const next = sql<number>`(select coalesce(max(display_order), -1) + 1 from shifts
    where organization_id = ${organizationId} and group_id is null)`
  await tx.insert(shifts).values({ ...shift, organizationId, displayOrder: next })
}

const shiftsWithEarlier = cachedStatement((connection, organizationId: string) =>
  connection
    .select({ id: shifts.id, earlierTimes: shifts.earlierTimes })
    .from(shifts)
    .where(and(eq(shifts.organizationId, organizationId), sql`${shifts.earlierTimes} <> '[]'::jsonb`)),
)

/** What the times of all shifts, the groups' own too, were before they changed; of those that have changed. */
export async function listEarlier(
  tx: Tx,
  organizationId: string,
): Promise<ReadonlyMap<string, readonly EarlierTimes[]>> {
  const rows = await shiftsWithEarlier(tx, organizationId)
  return new Map(rows.map(({ id, earlierTimes }) => [id, earlierTimes]))
}

export async function update(
  tx: Tx,
  organizationId: string,
  shift: Shift,
  earlierTimes: readonly EarlierTimes[],
): Promise<void> {
  await tx
    .update(shifts)
    .set({ ...shift, earlierTimes })
    .where(and(standard(organizationId), eq(shifts.id, shift.id)))
}

export async function setShiftOrder(tx: Tx, organizationId: string, ids: readonly string[]): Promise<void> {
  await tx
    .update(shifts)
    .set({ displayOrder: sql`array_position(${sql.param([...ids])}::text[], ${shifts.id})` })
    .where(standard(organizationId))
}

/** Fails with a foreign key violation while anything refers to it. */
export async function remove(tx: Tx, organizationId: string, shiftId: string): Promise<void> {
  await tx.delete(shifts).where(and(standard(organizationId), eq(shifts.id, shiftId)))
}

const customShifts = cachedStatement((connection, organizationId: string, groupId?: string) => {
  const mine = and(eq(shifts.organizationId, organizationId), isNotNull(shifts.groupId))
  return connection
    .select()
    .from(shifts)
    .where(groupId === undefined ? mine : ofGroup(organizationId, groupId))
    .orderBy(asc(shifts.displayOrder), asc(shifts.id))
})

/** The custom shifts of one group, or of all, in their order. */
export async function listOfGroups(tx: Tx, organizationId: string, groupId?: string): Promise<GroupShift[]> {
  const rows = await customShifts(tx, organizationId, groupId)
  return rows.flatMap(row => (row.groupId === null ? [] : [Object.assign(shiftOf(row), { groupId: row.groupId })]))
}

/**
 * Inserts or changes the group's rows, in this order; other times hold from the day on. False: an id is taken by a shift that
 * is not the group's.
 */
export async function saveOfGroup(
  tx: Tx,
  organizationId: string,
  groupId: string,
  list: readonly Shift[],
  from: Day,
): Promise<boolean> {
  if (list.length === 0) return true
  const rows = await tx.select().from(shifts).where(ofGroup(organizationId, groupId))
  const stored = new Map(rows.map(row => [row.id, row]))
  const earlierOf = (shift: Shift): EarlierTimes[] => {
    const before = stored.get(shift.id)
    return before === undefined ? [] : addEarlierTimes(before, before.earlierTimes, shift, from)
  }
  const set = {
    name: sql`excluded.name`,
    startTime: sql`excluded.start_time`,
    endTime: sql`excluded.end_time`,
    belongsToPreviousDay: sql`excluded.belongs_to_previous_day`,
    color: sql`excluded.color`,
    isEnabled: sql`excluded.is_enabled`,
    displayOrder: sql`excluded.display_order`,
    earlierTimes: sql`excluded.earlier_times`,
  }
  const saved = await tx
    .insert(shifts)
    .values(
      list.map((shift, displayOrder) => ({
        ...shift,
        organizationId,
        groupId,
        displayOrder,
        earlierTimes: earlierOf(shift),
      })),
    )
    .onConflictDoUpdate({ target: [shifts.organizationId, shifts.id], set, setWhere: eq(shifts.groupId, groupId) })
    .returning({ id: shifts.id })
  return saved.length === list.length
}

/** Fails with a foreign key violation while an assignment refers to it. */
export async function removeOfGroup(tx: Tx, organizationId: string, groupId: string, shiftId: string): Promise<void> {
  await tx.delete(shifts).where(and(ofGroup(organizationId, groupId), eq(shifts.id, shiftId)))
}
