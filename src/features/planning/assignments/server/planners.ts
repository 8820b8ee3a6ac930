import * as people from '#features/foundation/people/server/store.ts'
import { listTemplates } from '#features/foundation/permissions/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { toEditPlan } from '../policy.ts'

/** Whom an open seat concerns: who runs the organisation, and the team leads where their role makes plans. */
export async function listPlanners(tx: Tx, organizationId: string): Promise<string[]> {
  const templates = await listTemplates(tx, organizationId)
  const doLeadsPlan = templates.some(
    ({ role, permissions }) => role === 'team_lead' && permissions.includes(toEditPlan),
  )
  const leading = await people.listManagersAndTeamLeads(tx, organizationId)
  return leading.filter(({ role }) => role !== 'team_lead' || doLeadsPlan).map(({ id }) => id)
}
