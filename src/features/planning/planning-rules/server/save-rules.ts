import { Refusal } from '#kit/refusal.ts'
import { diffFields } from '#features/foundation/audit/change.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { mergeRules, type PlanningRules } from '../rules.ts'
import type { RulesWish } from '../schema.ts'
import { findRules, saveRules } from './store.ts'

export const readPlanningRules = (member: Member): Promise<PlanningRules> =>
  member.transaction(tx => findRules(tx, member.actor.organizationId))

/**
 * Counts for what is assigned from now on; who sits somewhere stays.
 * @throws Refusal `planningRules.stale`
 */
export const savePlanningRules = (member: Member, { seen, ...wished }: RulesWish): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, 'page_organization')
    const before = await findRules(tx, organizationId)
    const merged = mergeRules(before, seen, wished)
    if (!merged.ok) throw new Refusal('planningRules.stale', { theirs: merged.theirs })
    const { rules } = merged
    await saveRules(tx, organizationId, rules)
    await member.audit(tx, {
      kind: 'schedule.rulesChanged',
      target: organizationId,
      change: diffFields({ ...before }, { ...rules }),
    })
    tx.invalidate('planningRules', 'schedule')
  })
