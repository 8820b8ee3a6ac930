import type { Tx } from '#platform/server/database.ts'
import { defaultTemplates } from '../permissions.ts'
import { rolePermissionsTemplates } from './table.ts'

/** The rows a new organisation starts with (C "Access"). */
export async function insertDefaultTemplates(tx: Tx, organizationId: string): Promise<void> {
  await tx.insert(rolePermissionsTemplates).values(
    (['admin', 'team_lead', 'chatter', 'locked'] as const).map(role => ({
      organizationId,
      role,
      permissions: [...defaultTemplates[role]],
    })),
  )
}
