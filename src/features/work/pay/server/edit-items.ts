import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { monthName } from '#features/work/attendance/server/correct-timesheet.ts'
import type { Month } from '#kit/month.ts'
import type { Tx } from '#platform/server/database.ts'
import { requiredForPay } from '../policy.ts'
import type { ItemWish } from '../schema.ts'
import { requirePersonName } from './edit-rates.ts'
import * as store from './store.ts'

/** @throws Refusal `pay.personNotFound`, `pay.runClosed`, `pay.noCurrency` */
export const addPayItem = (member: Member, wish: ItemWish): Promise<{ itemId: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId: madeBy } = member.actor
    const { profileId, month } = wish
    await lockAndRecheckPermission(tx, member, requiredForPay)
    await requirePersonName(tx, organizationId, profileId)
    await requireDraft(tx, member, month)
    const currency = (await store.listCurrencies(tx, organizationId, profileId)).get(profileId)
    if (!currency) throw new Refusal('pay.noCurrency')
    const id = newId()
    await store.insertItem(tx, { organizationId, id, currency, ...wish, createdBy: madeBy, createdAt: member.now() })
    const { profileId: target, ...change } = wish
    await member.audit(tx, { kind: 'pay.itemAdded', target, change: { ...change, currency } })
    tx.invalidate('pay')
    return { itemId: id }
  })

/** @throws Refusal `pay.itemNotFound`, `pay.runClosed` */
export const removePayItem = (member: Member, { itemId }: { itemId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, requiredForPay)
    const item = await store.findItem(tx, organizationId, itemId)
    if (!item) throw new Refusal('pay.itemNotFound')
    await requireDraft(tx, member, item.month)
    await store.deletePayItem(tx, organizationId, itemId)
    const { month, kind, amount, reason, currency } = item
    await member.audit(tx, {
      kind: 'pay.itemRemoved',
      target: item.profileId,
      change: { month, kind, amount, reason, currency },
    })
    tx.invalidate('pay')
  })

async function requireDraft(tx: Tx, member: Member, month: Month): Promise<void> {
  const run = await store.findRun(tx, member.actor.organizationId, month)
  if (run?.closedAt) throw new Refusal('pay.runClosed', { month: monthName(month, member) }, { field: 'month' })
}
