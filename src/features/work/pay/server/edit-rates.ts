import { addMonths, type Day } from '#kit/day.ts'
import { formatDateText } from '#kit/locale.ts'
import { Refusal } from '#kit/refusal.ts'
import { diffFields } from '#features/foundation/audit/change.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { monthName } from '#features/work/attendance/server/correct-timesheet.ts'
import { peopleById } from '#features/work/attendance/server/sheet-store.ts'
import { firstDayOf } from '#kit/month.ts'
import type { Tx } from '#platform/server/database.ts'
import { requiredForPay } from '../policy.ts'
import { closedMonthChangedBy, type Rate } from '../rules.ts'
import type { Rates, RateWish } from '../schema.ts'
import { rateOf } from './calculate-pay.ts'
import * as statements from './statement-store.ts'
import * as store from './store.ts'

/** @throws Refusal `pay.personNotFound` */
export const readPayRates = (member: Member, { profileId }: { profileId: string }): Promise<Rates> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const fullName = await requirePersonName(tx, organizationId, profileId)
    const held = await ratesOf(tx, organizationId, profileId)
    const closed = await store.listClosedPayMonths(tx, organizationId)
    const currency = (await store.listCurrencies(tx, organizationId, profileId)).get(profileId) ?? null
    return {
      profileId,
      fullName,
      currency,
      isCurrencyFree: held.length <= 1 && (await isCurrencyFree(tx, organizationId, profileId)),
      rates: held
        .map(rate => ({ ...rate, isFree: closedMonthChangedBy(held, rate.from, closed) === undefined }))
        .toReversed(),
    }
  })

/**
 * How somebody is paid from a day on. What is closed stays as it is: a rate that would hold in it is refused.
 * @throws Refusal `pay.personNotFound`, `pay.otherCurrency`, `pay.inClosedRun`
 */
export const savePayRate = (member: Member, wish: RateWish): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId: setBy } = member.actor
    const { profileId, currency, ...rate } = wish
    await lockAndRecheckPermission(tx, member, requiredForPay)
    await requirePersonName(tx, organizationId, profileId)
    const held = await ratesOf(tx, organizationId, profileId)
    const before = held.find(({ from }) => from === rate.from)
    await requireOpen(tx, member, held, rate.from)
    const own = (await store.listCurrencies(tx, organizationId, profileId)).get(profileId)
    if (own !== undefined && own !== currency) {
      const isAlone = (await store.countOtherRates(tx, organizationId, profileId, rate.from)) === 0
      if (!isAlone || !(await isCurrencyFree(tx, organizationId, profileId))) {
        throw new Refusal('pay.otherCurrency', { currency: own }, { field: 'currency' })
      }
    }
    if (own !== currency) await store.setCurrency(tx, { organizationId, profileId, currency })
    const { from: fromDay, ...terms } = rate
    await store.saveRate(tx, { organizationId, profileId, fromDay, currency, ...terms, setBy, setAt: member.now() })
    const change = before ? diffFields({ currency: own, ...before }, { currency, ...rate }) : { currency, ...terms }
    await member.audit(tx, { kind: 'pay.rateSet', target: profileId, change: { currency, ...change, day: fromDay } })
    tx.invalidate('pay')
  })

/** @throws Refusal `pay.rateNotFound`, `pay.inClosedRun` */
export const removePayRate = (
  member: Member,
  { profileId, from }: { readonly profileId: string; readonly from: Day },
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, requiredForPay)
    const held = await ratesOf(tx, organizationId, profileId)
    const before = held.find(rate => rate.from === from)
    if (!before) throw new Refusal('pay.rateNotFound')
    await requireOpen(tx, member, held, from)
    await store.deletePayRate(tx, organizationId, profileId, from)
    await member.audit(tx, { kind: 'pay.rateRemoved', target: profileId, change: { ...before } })
    tx.invalidate('pay')
  })

const ratesOf = async (tx: Tx, organizationId: string, profileId: string): Promise<Rate[]> =>
  (await store.listRates(tx, organizationId, { profileId })).map(rateOf)

/** Nothing else is in it: no amount, and no statement of whatever version. */
const isCurrencyFree = async (tx: Tx, organizationId: string, profileId: string): Promise<boolean> =>
  (await store.countPayItems(tx, organizationId, profileId)) === 0 &&
  (await statements.countStatementsOf(tx, organizationId, profileId)) === 0

async function requireOpen(tx: Tx, member: Member, held: readonly Rate[], from: Day): Promise<void> {
  const month = closedMonthChangedBy(held, from, await store.listClosedPayMonths(tx, member.actor.organizationId))
  if (month === undefined) return
  const next = addMonths(firstDayOf(month), 1)
  throw new Refusal(
    'pay.inClosedRun',
    {
      month: monthName(month, member),
      from: formatDateText(next, member.language, { day: 'numeric', month: 'long', year: 'numeric' }),
    },
    { field: 'from' },
  )
}

/**
 * Whoever has left is paid for what they did.
 * @throws Refusal `pay.personNotFound`
 */
export async function requirePersonName(tx: Tx, organizationId: string, profileId: string): Promise<string> {
  const person = (await peopleById(tx, organizationId, [profileId])).get(profileId)
  if (!person) throw new Refusal('pay.personNotFound')
  return person.fullName
}
