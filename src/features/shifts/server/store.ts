import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { Shift } from '../schema.ts'
import { shifts } from './table.ts'

type Row = typeof shifts.$inferSelect

const shiftOf = ({ id, name, startTime, endTime, belongsToPreviousDay, color, isEnabled }: Row): Shift => ({
  id,
  name,
  startTime,
  endTime,
  belongsToPreviousDay,
  color,
  isEnabled,
})

/** The organisation's standard shifts in their order. */
export async function list(tx: Tx, organizationId: string): Promise<Shift[]> {
  const rows = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.organizationId, organizationId), isNull(shifts.groupId)))
    .orderBy(asc(shifts.displayOrder), asc(shifts.id))
  return rows.map(shiftOf)
}

export async function insert(tx: Tx, organizationId: string, list: readonly Shift[]): Promise<void> {
  await tx.insert(shifts).values(list.map((shift, displayOrder) => ({ ...shift, organizationId, displayOrder })))
}
