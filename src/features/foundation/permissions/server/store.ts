import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { defaultTemplates, type PermissionId } from '../permissions.ts'
import { type Actor, type TemplateRole, templateRoles } from '../policy.ts'
import type { Role } from '../roles.ts'
import type { PermissionTemplate } from '../schema.ts'
import { rolePermissionsTemplates } from './table.ts'

/** The rows a new organisation starts with (docs/product/en/people.md#permissions). */
export async function insertDefaultTemplates(tx: Tx, organizationId: string): Promise<void> {
  await tx.insert(rolePermissionsTemplates).values(
    (['admin', 'team_lead', 'chatter', 'locked'] as const).map(role => ({
      organizationId,
      role,
      permissions: [...defaultTemplates[role]],
    })),
  )
}

/** In the order of the roles; held until the commit when they are about to change. */
export async function listTemplates(tx: Tx, organizationId: string, isChanging = false): Promise<PermissionTemplate[]> {
  const { role, permissions, version } = rolePermissionsTemplates
  const query = tx
    .select({ role, permissions, version })
    .from(rolePermissionsTemplates)
    .where(and(eq(rolePermissionsTemplates.organizationId, organizationId), inArray(role, [...templateRoles])))
    .orderBy(role)
  const rows = await (isChanging ? query.for('update') : query)
  return templateRoles.flatMap(wanted => {
    const row = rows.find(one => one.role === wanted)
    return row ? [{ ...row, role: wanted }] : []
  })
}

/** What a role may; an owner may everything without a row. */
export async function findPermissions(tx: Tx, organizationId: string, role: Role): Promise<PermissionId[]> {
  if (role === 'owner') return []
  const [row] = await tx
    .select({ permissions: rolePermissionsTemplates.permissions })
    .from(rolePermissionsTemplates)
    .where(and(eq(rolePermissionsTemplates.organizationId, organizationId), eq(rolePermissionsTemplates.role, role)))
  return row?.permissions ?? []
}

export async function saveTemplate(
  tx: Tx,
  organizationId: string,
  { role, permissions, version }: { role: TemplateRole; permissions: PermissionId[]; version: number },
): Promise<void> {
  await tx
    .update(rolePermissionsTemplates)
    .set({ permissions, version: version + 1 })
    .where(and(eq(rolePermissionsTemplates.organizationId, organizationId), eq(rolePermissionsTemplates.role, role)))
}

/** False: the session has ended. */
export async function lockSession(tx: Tx, profileId: string, sessionId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isOpen: boolean }>(
    sql`select lock_session(${profileId}, ${sessionId}) as "isOpen"`,
  )
  return rows[0]?.isOpen === true
}

/** False: the token has ended. */
export async function lockToken(tx: Tx, organizationId: string, tokenId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isOpen: boolean }>(
    sql`select lock_token(${organizationId}, ${tokenId}) as "isOpen"`,
  )
  return rows[0]?.isOpen === true
}

/** False: the member has left, or has a lower role or fewer permissions by now. */
export async function hasRights(
  tx: Tx,
  { organizationId, profileId, role, permissions }: Omit<Actor, 'locked'>,
): Promise<boolean> {
  const { rows } = await tx.execute<{ hasRights: boolean }>(
    sql`select has_rights(${organizationId}, ${profileId}, ${role}, ${sql.param([...permissions])}) as "hasRights"`,
  )
  return rows[0]?.hasRights === true
}
