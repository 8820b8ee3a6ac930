import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { defaultRules, type PlanningRules } from '../planning-rules.ts'
import { planningRules } from './table.ts'

export async function findRules(tx: Tx, organizationId: string): Promise<PlanningRules> {
  const [row] = await tx.select().from(planningRules).where(eq(planningRules.organizationId, organizationId))
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
