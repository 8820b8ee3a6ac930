import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { modeOf, warnings } from '#features/planning/planning-rules/rules.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { defaultOrder, mayProposalBreak, type RankedCriterion } from '../criteria.ts'
import type { StoredCriteria } from '../schema.ts'
import * as store from './store.ts'

/** Whoever plans need not be one who may read the planning rules. */
export const readCriteria = (member: Member): Promise<StoredCriteria> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const rules = await findRules(tx, organizationId)
    const order = (await store.findCriteria(tx, organizationId)) ?? defaultOrder
    return {
      order: [...order],
      breakable: warnings.filter(warning => mayProposalBreak(warning) && modeOf(rules, warning) === 'warn'),
    }
  })

export const saveCriteria = (member: Member, { order }: { order: readonly RankedCriterion[] }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const before = (await store.findCriteria(tx, organizationId)) ?? defaultOrder
    if (before.every((one, at) => one.criterion === order[at]?.criterion && one.isOn === order[at].isOn)) return
    await store.saveCriteria(tx, organizationId, order)
    await member.audit(tx, {
      kind: 'autoplan.criteriaChanged',
      target: organizationId,
      change: { before, after: order },
    })
    tx.invalidate('autoplan')
  })
