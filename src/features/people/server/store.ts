import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Person, ShiftPreference } from '../schema.ts'
import { isLocked } from '../policy.ts'
import { profiles } from './table.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type NewProfile = typeof profiles.$inferInsert

/** The guard of C: an organisation has at most this many people. */
export const mostPeople = 5000

export async function insert(tx: Tx, rows: NewProfile[]): Promise<void> {
  await tx.insert(profiles).values(rows)
}

export async function find(tx: Tx, organizationId: string, profileId: string): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId)))
  return row
}

/** Everybody with everything, by name. */
export const listProfiles = (tx: Tx, organizationId: string): Promise<ProfileRow[]> =>
  tx
    .select()
    .from(profiles)
    .where(eq(profiles.organizationId, organizationId))
    .orderBy(asc(sql`lower(${profiles.fullName})`), asc(profiles.id))
    .limit(mostPeople)

/** Everybody, by name. */
export async function list(tx: Tx, organizationId: string): Promise<Person[]> {
  const rows = await tx
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      role: profiles.role,
      isActive: profiles.isActive,
      activeStatus: profiles.activeStatus,
    })
    .from(profiles)
    .where(eq(profiles.organizationId, organizationId))
    .orderBy(asc(sql`lower(${profiles.fullName})`), asc(profiles.id))
    .limit(mostPeople)
  return rows.map(row => ({ id: row.id, fullName: row.fullName, role: row.role, isLocked: isLocked(row) }))
}

/** Owners and admins who are not locked. */
export async function listManagers(tx: Tx, organizationId: string): Promise<ProfileRow[]> {
  const rows = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), inArray(profiles.role, ['owner', 'admin'])))
    .orderBy(asc(profiles.id))
  return rows.filter(row => !isLocked(row))
}

export async function count(tx: Tx, organizationId: string): Promise<number> {
  return tx.$count(profiles, eq(profiles.organizationId, organizationId))
}

export async function hasEmail(tx: Tx, organizationId: string, email: string): Promise<boolean> {
  const found = and(eq(profiles.organizationId, organizationId), eq(profiles.email, email))
  return (await tx.$count(profiles, found)) > 0
}

export async function setLanguage(
  tx: Tx,
  organizationId: string,
  profileId: string,
  language: Language,
): Promise<void> {
  await tx
    .update(profiles)
    .set({ language })
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId)))
}

export async function setShiftPreferences(
  tx: Tx,
  organizationId: string,
  profileId: string,
  shiftPreferences: ShiftPreference[],
): Promise<void> {
  await tx
    .update(profiles)
    .set({ shiftPreferences })
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId)))
}
