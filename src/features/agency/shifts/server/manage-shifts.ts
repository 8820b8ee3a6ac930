import type { Day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { diffFields } from '#features/foundation/audit/change.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import { toChangeShifts } from '../policy.ts'
import { shiftNameToStore, hasSameDisplayedName, withDisplayedName } from '../names.ts'
import { addEarlierTimes, isSameShift, maxShifts, hasSameTimes, shiftsProblem, shiftOrderProblem } from '../rules.ts'
import type { ShiftImpact, Shift, ShiftDraft, ShiftUpdate } from '../schema.ts'
import { callShiftOrGroupListeners } from './opening-changes.ts'
import * as store from './store.ts'

export const list = (member: Member): Promise<Shift[]> =>
  member.transaction(async tx =>
    (await store.list(tx, member.actor.organizationId)).map(shift => withDisplayedName(shift, member.language)),
  )

export const create = (member: Member, draft: ShiftDraft): Promise<Shift> =>
  change(member, async (tx, before) => {
    const shift = { id: newId(), ...draft }
    mustHold([...before, shift])
    mustDiffer(before, shift)
    await store.append(tx, member.actor.organizationId, shift)
    await writeDown(tx, member, shift.id, { created: shift })
    return shift
  })

/**
 * Other times hold from a day on; seats that are taken keep those they were given with.
 * @throws Refusal `shifts.fromPast`, `shifts.staleShift`
 */
export const update = (member: Member, { from = member.today(), was, ...wish }: ShiftUpdate): Promise<Shift> =>
  change(member, async (tx, before) => {
    const current = oneOf(before, wish.id)
    if (was && !isSameShift(was, withDisplayedName(current, member.language))) throw new Refusal('shifts.staleShift')
    const shift = { ...wish, name: shiftNameToStore(current, wish.name, member.language) }
    mustHold(before.map(each => (each === current ? shift : each)))
    mustDiffer(
      before.filter(each => each !== current),
      shift,
    )
    if (from < member.today()) throw new Refusal('shifts.fromPast', undefined, { field: 'from' })
    const { organizationId } = member.actor
    const earlier = (await store.listEarlier(tx, organizationId)).get(shift.id) ?? []
    const isOther = !hasSameTimes(current, shift)
    await store.update(tx, organizationId, shift, isOther ? addEarlierTimes(current, earlier, shift, from) : earlier)
    await writeDown(tx, member, shift.id, {
      ...diffFields(current, shift),
      ...(isOther && from > member.today() ? { holdsFrom: { from: member.today(), to: from } } : {}),
    })
    return withDisplayedName(shift, member.language)
  })

/** @throws Refusal what the rule says */
export const reorderShifts = (member: Member, { ids }: { ids: readonly string[] }): Promise<void> =>
  change(member, async (tx, before) => {
    const refusal = shiftOrderProblem(before, ids)
    if (refusal) throw new Refusal(`shifts.${refusal}`, undefined, { field: 'ids' })
    await store.setShiftOrder(tx, member.actor.organizationId, ids)
    await writeDown(tx, member, undefined, { order: { from: before.map(({ id }) => id), to: ids } })
  })

/** Counts what refers to a shift from a day on. The features that know stand above shifts, so the assembly connects them. */
export type CountUses = (tx: Tx, organizationId: string, shiftId: string, from: Day) => Promise<ShiftImpact>

export const countShiftUses = (
  member: Member,
  shiftId: string,
  from: Day,
  countUses: CountUses,
): Promise<ShiftImpact> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    oneOf(await store.list(tx, organizationId), shiftId)
    return countUses(tx, organizationId, shiftId, from)
  })

export const remove = (member: Member, { id: shiftId }: { id: string }): Promise<void> =>
  change(member, async (tx, before) => {
    const current = oneOf(before, shiftId)
    mustHold(before.filter(each => each !== current))
    await store.remove(tx, member.actor.organizationId, shiftId).catch((error: unknown) => {
      throw violationOf(error)?.state === foreignKeyViolation ? new Refusal('shifts.inUse') : error
    })
    await writeDown(tx, member, shiftId, { removed: current })
  })

const foreignKeyViolation = '23503'

/** One change at a time: what must hold for all shifts together is judged on what the change before has left. */
const change = <T>(member: Member, deed: (tx: Tx, before: Shift[]) => Promise<T>): Promise<T> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, toChangeShifts)
    const result = await deed(tx, await store.list(tx, organizationId))
    await callShiftOrGroupListeners(tx, member)
    tx.invalidate('shifts', 'availability', 'schedule')
    return result
  })

/** @throws Refusal `shifts.notFound` */
function oneOf(shifts: readonly Shift[], shiftId: string): Shift {
  const shift = shifts.find(({ id }) => id === shiftId)
  if (!shift) throw new Refusal('shifts.notFound')
  return shift
}

/** @throws Refusal `shifts.tooMany`, what the rule says */
function mustHold(after: readonly Shift[]): void {
  const refusal = shiftsProblem(after)
  if (refusal === 'tooMany') throw new Refusal('shifts.tooMany', { max: maxShifts })
  if (refusal) throw new Refusal(`shifts.${refusal}`, undefined, { field: 'isEnabled' })
}

/**
 * Nobody could tell two of one name apart.
 * @throws Refusal `shifts.sameName`
 */
function mustDiffer(others: readonly Shift[], shift: Shift): void {
  if (others.some(other => hasSameDisplayedName(other, shift))) {
    throw new Refusal('shifts.sameName', undefined, { field: 'name' })
  }
}

const writeDown = (
  tx: Tx,
  member: Member,
  target: string | undefined,
  change: Record<string, unknown>,
): Promise<void> =>
  member.audit(tx, {
    kind: 'shifts.changed',
    change,
    ...(target === undefined ? {} : { target }),
  })
