import { orderByName } from '#platform/server/name-order.ts'
import { and, asc, desc, eq, inArray, isNotNull, isNull, like, not, sql } from 'drizzle-orm'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import type { Person } from '../schema.ts'
import { isLocked } from '../policy.ts'
import { profiles } from './table.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type NewProfile = typeof profiles.$inferInsert

/** What the person wants to work in a week, in hours. */
export const hoursWishOf = (row: Pick<ProfileRow, 'minWeeklyHours' | 'maxWeeklyHours'>) => ({
  min: row.minWeeklyHours,
  max: row.maxWeeklyHours,
})

/** A guard against abuse: an organisation has at most this many people. */
export const maxPeople = 5000

/** Everywhere that an account has been a member. */
export async function organizationsOf(tx: Tx, profileId: string): Promise<string[]> {
  const rows = await tx.select({ id: profiles.organizationId }).from(profiles).where(eq(profiles.id, profileId))
  return rows.map(({ id }) => id)
}

export async function insert(tx: Tx, rows: NewProfile[]): Promise<void> {
  await tx.insert(profiles).values(rows)
}

/**
 * Somebody comes into an organisation; who was in it before comes back as the same person, by the name they had there, and
 * without the picture, which has gone meanwhile. False: is in it already.
 */
export async function insertOrRejoinProfile(tx: Tx, row: NewProfile): Promise<boolean> {
  const { role, email, language } = row
  const came = await tx
    .insert(profiles)
    .values(row)
    .onConflictDoUpdate({
      target: [profiles.organizationId, profiles.id],
      set: {
        role,
        email,
        language,
        leftAt: null,
        isActive: true,
        activeStatus: null,
        formerRole: null,
        avatarImage: null,
      },
      setWhere: isNotNull(profiles.leftAt),
    })
    .returning({ id: profiles.id })
  return came.length === 1
}

/** Members; whoever has left is only in plans of the past. */
const members = (organizationId: string) => and(eq(profiles.organizationId, organizationId), isNull(profiles.leftAt))

const memberById = cachedStatement((connection, organizationId: string, profileId: string) =>
  connection
    .select()
    .from(profiles)
    .where(and(members(organizationId), eq(profiles.id, profileId))),
)

export async function find(tx: Tx, organizationId: string, profileId: string): Promise<ProfileRow | undefined> {
  const [row] = await memberById(tx, organizationId, profileId)
  return row
}

/** The same, and stays so until the commit: whoever locks or removes the person waits. */
export async function findProfileForShare(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(members(organizationId), eq(profiles.id, profileId)))
    .for('share')
  return row
}

/** Locks the member until the commit, so that one call at a time counts what belongs to them. */
export async function lockProfile(tx: Tx, organizationId: string, profileId: string): Promise<void> {
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(members(organizationId), eq(profiles.id, profileId)))
    .for('no key update')
}

/** Was a member once, and is not any more. */
export async function hasLeft(tx: Tx, organizationId: string, profileId: string): Promise<boolean> {
  const isFormer = and(
    eq(profiles.organizationId, organizationId),
    eq(profiles.id, profileId),
    isNotNull(profiles.leftAt),
  )
  return (await tx.$count(profiles, isFormer)) > 0
}

/** Everybody with everything, by name. */
export const listProfiles = (tx: Tx, organizationId: string): Promise<ProfileRow[]> =>
  tx
    .select()
    .from(profiles)
    .where(members(organizationId))
    .orderBy(orderByName(profiles.fullName), asc(profiles.id))
    .limit(maxPeople)

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
    .where(members(organizationId))
    .orderBy(orderByName(profiles.fullName), asc(profiles.id))
    .limit(maxPeople)
  return rows.map(row => ({ id: row.id, fullName: row.fullName, role: row.role, isLocked: isLocked(row) }))
}

export interface NamedPerson {
  readonly id: string
  readonly fullName: string
  readonly hasLeft: boolean
}

/** Everybody who is or was a member, the present first, then by name. */
export function listPresentAndFormerMembers(tx: Tx, organizationId: string): Promise<NamedPerson[]> {
  const hasLeft = sql<boolean>`${profiles.leftAt} is not null`
  return tx
    .select({ id: profiles.id, fullName: profiles.fullName, hasLeft })
    .from(profiles)
    .where(eq(profiles.organizationId, organizationId))
    .orderBy(hasLeft, orderByName(profiles.fullName), asc(profiles.id))
    .limit(2 * maxPeople)
}

/** Former members who had this address when they left. */
export const listFormerByEmail = (tx: Tx, organizationId: string, email: string): Promise<ProfileRow[]> =>
  tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.email, email), isNotNull(profiles.leftAt)))

/** Former members whose account has not been deleted, the latest to leave first. */
export async function listFormerMembers(tx: Tx, organizationId: string) {
  const rows = await tx
    .select({ id: profiles.id, fullName: profiles.fullName, email: profiles.email, leftAt: profiles.leftAt })
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), not(like(profiles.email, '%@deleted.invalid'))))
    .orderBy(desc(profiles.leftAt), asc(profiles.id))
    .limit(maxPeople)
  return rows.flatMap(({ leftAt, ...one }) => (leftAt === null ? [] : [{ ...one, leftAt }]))
}

/** Every account that is or was a member, however many. */
export function listAccounts(tx: Tx, organizationId: string): Promise<Omit<NamedPerson, 'fullName'>[]> {
  const hasLeft = sql<boolean>`${profiles.leftAt} is not null`
  return tx.select({ id: profiles.id, hasLeft }).from(profiles).where(eq(profiles.organizationId, organizationId))
}

/** For a statement about what they have made. */
export const idsOfRole = (tx: Tx, organizationId: string, role: Role) =>
  tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(members(organizationId), eq(profiles.role, role)))

/** Of these those who have left, by name: plans of the past show them. */
export async function listFormer(
  tx: Tx,
  organizationId: string,
  profileIds: readonly string[],
): Promise<Pick<Person, 'id' | 'fullName'>[]> {
  if (profileIds.length === 0) return []
  return tx
    .select({ id: profiles.id, fullName: profiles.fullName })
    .from(profiles)
    .where(
      and(
        eq(profiles.organizationId, organizationId),
        isNotNull(profiles.leftAt),
        inArray(profiles.id, [...profileIds]),
      ),
    )
    .orderBy(orderByName(profiles.fullName), asc(profiles.id))
}

/** Owners and admins who are not locked. */
export async function listManagers(tx: Tx, organizationId: string): Promise<ProfileRow[]> {
  return (await listManagersAndTeamLeads(tx, organizationId)).filter(({ role }) => role !== 'team_lead')
}

/** Owners, admins and team leads who are not locked. */
export async function listManagersAndTeamLeads(tx: Tx, organizationId: string): Promise<ProfileRow[]> {
  const rows = await tx
    .select()
    .from(profiles)
    .where(and(members(organizationId), inArray(profiles.role, ['owner', 'admin', 'team_lead'])))
    .orderBy(asc(profiles.id))
  return rows.filter(row => !isLocked(row))
}

/** Owners who can act. */
export async function countOwners(tx: Tx, organizationId: string): Promise<number> {
  return (await listManagers(tx, organizationId)).filter(({ role }) => role === 'owner').length
}

export async function countMembers(tx: Tx, organizationId: string): Promise<number> {
  return tx.$count(profiles, members(organizationId))
}

export async function hasEmail(tx: Tx, organizationId: string, email: string): Promise<boolean> {
  const found = and(members(organizationId), eq(profiles.email, email))
  return (await tx.$count(profiles, found)) > 0
}

/** Of these addresses, those of members. */
export async function filterMemberEmails(
  tx: Tx,
  organizationId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ email: profiles.email })
    .from(profiles)
    .where(and(members(organizationId), inArray(profiles.email, [...emails])))
  return new Set(rows.map(({ email }) => email))
}

export async function change(
  tx: Tx,
  organizationId: string,
  profileId: string,
  values: Partial<NewProfile>,
): Promise<void> {
  await tx
    .update(profiles)
    .set(values)
    .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId)))
}

/** The pictures that people of an organisation show. */
export async function listProfilePictures(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: profiles.avatarImage })
    .from(profiles)
    .where(and(members(organizationId), isNotNull(profiles.avatarImage)))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Of the names those that no other person of the organisation bears, whole or as a part of theirs; whoever has left counts as well. */
export async function filterNamesOfNoOther(
  tx: Tx,
  { organizationId, profileId }: { readonly organizationId: string; readonly profileId: string },
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from unnest(${sql.param(names)}::text[]) as name where not exists (
      select from profiles where organization_id = ${organizationId} and id <> ${profileId}
        and position(lower(name) in lower(full_name)) > 0)`)
  return rows.map(({ name }) => name)
}
