import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { invitations } from '#features/access/invitations/server/table.ts'
import type { InvitationRole } from '#features/access/invitations/roles.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { imports } from './table.ts'

type ImportRow = typeof imports.$inferSelect

export async function insert(tx: Tx, row: ImportRow): Promise<void> {
  await tx.insert(imports).values(row)
}

export async function find(tx: Tx, organizationId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.organizationId, organizationId), eq(imports.id, id)))
  return row
}

const maxListed = 50

interface ListedImport extends ImportRow {
  readonly creatorName: string | null
  readonly open: number
  readonly accepted: number
  readonly revoked: number
}

/** Newest first, with how many of their invitations are where. */
export async function list(tx: Tx, organizationId: string, since: Temporal.Instant): Promise<ListedImport[]> {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`
  const rows = await tx
    .select({
      row: imports,
      creatorName: profiles.fullName,
      open: count(
        sql`${invitations.id} is not null and ${invitations.acceptedAt} is null and ${invitations.revokedAt} is null`,
      ),
      accepted: count(sql`${invitations.acceptedAt} is not null`),
      revoked: count(sql`${invitations.revokedAt} is not null`),
    })
    .from(imports)
    .leftJoin(
      invitations,
      and(eq(invitations.organizationId, imports.organizationId), eq(invitations.importId, imports.id)),
    )
    .leftJoin(profiles, and(eq(profiles.organizationId, imports.organizationId), eq(profiles.id, imports.createdBy)))
    .where(and(eq(imports.organizationId, organizationId), gte(imports.createdAt, since)))
    .groupBy(imports.organizationId, imports.id, profiles.fullName)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(maxListed)
  return rows.map(({ row, ...rest }) => ({ ...row, ...rest }))
}

interface InvitationOfImport {
  readonly id: string
  readonly email: string
  readonly role: InvitationRole
  readonly isOpen: boolean
  readonly isAccepted: boolean
}

/** The invitations of an import. Nobody comes in by one while the organisation's row is held. */
export function listInvitationsOfImport(
  tx: Tx,
  organizationId: string,
  importId: string,
): Promise<InvitationOfImport[]> {
  return tx
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      isOpen: sql<boolean>`${invitations.acceptedAt} is null and ${invitations.revokedAt} is null`,
      isAccepted: sql<boolean>`${invitations.acceptedAt} is not null`,
    })
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), eq(invitations.importId, importId)))
}
