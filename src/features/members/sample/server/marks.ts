import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'

/** Everything that an organisation has when its sample was just put in is the sample's, but for its owner. */
export async function markAllRowsAsSample(tx: Tx, organizationId: string): Promise<void> {
  await tx.execute(sql`
    insert into sample_rows (organization_id, kind, id)
    select organization_id, 'person', id from profiles where organization_id = ${organizationId} and role <> 'owner'
    union all select organization_id, 'creator', id from creators where organization_id = ${organizationId}
    union all select organization_id, 'group', id from creator_groups where organization_id = ${organizationId}
    union all select organization_id, 'contact', id from organization_contact_persons where organization_id = ${organizationId}
    union all select organization_id, 'todo', id from user_todos where organization_id = ${organizationId}
    union all select organization_id, 'upload', id from scoreboard_uploads where organization_id = ${organizationId}
    union all select distinct organization_id, 'rewards', month from scoreboard_rewards where organization_id = ${organizationId}`)
}
