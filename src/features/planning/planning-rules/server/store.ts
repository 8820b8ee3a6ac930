import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import { defaultRules, type PlanningRules } from '../rules.ts'
import { planningRules } from './table.ts'

const rulesOf = cachedStatement((connection, organizationId: string) =>
  connection.select().from(planningRules).where(eq(planningRules.organizationId, organizationId)),
)

export async function findRules(tx: Tx, organizationId: string): Promise<PlanningRules> {
  const [row] = await rulesOf(tx, organizationId)
  // before the two were told apart, a request was as grave as no availability
  const vacationRequest = row?.rules.availability
  return { ...defaultRules, ...(vacationRequest && { vacationRequest }), ...row?.rules }
}

export async function saveRules(tx: Tx, organizationId: string, rules: PlanningRules): Promise<void> {
  await tx
    .insert(planningRules)
    .values({ organizationId, rules })
    .onConflictDoUpdate({ target: planningRules.organizationId, set: { rules } })
}
