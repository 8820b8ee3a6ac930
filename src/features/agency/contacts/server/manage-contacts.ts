import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member, RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { isOrderOf, maxContacts } from '../rules.ts'
import type { ContactChange, ContactPerson, ManagedContact, NewContact } from '../schema.ts'
import * as store from './store.ts'

export const list = (member: Member): Promise<ContactPerson[]> =>
  member.transaction(tx => store.listActive(tx, member.actor.organizationId))

export function listWhenLocked({ services, session }: RequestContext): Promise<ContactPerson[]> {
  const actor = session?.member?.actor
  if (!actor?.locked) return Promise.resolve([])
  return services.database.tenant(actor.organizationId, tx => store.listActive(tx, actor.organizationId))
}

export const listManagedContacts = (member: Member): Promise<ManagedContact[]> =>
  member.transaction(tx => store.list(tx, member.actor.organizationId))

/** @throws Refusal `contacts.tooMany` */
export const create = (member: Member, values: NewContact): Promise<ManagedContact> =>
  change(member, async (tx, before) => {
    if (before.length >= maxContacts) throw new Refusal('contacts.tooMany', { max: maxContacts })
    const id = newId()
    const { organizationId } = member.actor
    await store.insert(tx, [{ ...values, organizationId, id, displayOrder: before.length }])
    return { ...values, id, version: 1 }
  })

/** @throws Refusal `contacts.notFound`, `contacts.conflict` */
export const update = (member: Member, { id, version, ...values }: ContactChange): Promise<ManagedContact> =>
  change(member, async (tx, before) => {
    const found = before.find(each => each.id === id)
    if (!found) throw new Refusal('contacts.notFound')
    if (found.version !== version) throw new Refusal('contacts.conflict')
    await store.change(tx, member.actor.organizationId, id, values)
    return { ...values, id, version: version + 1 }
  })

/** @throws Refusal `contacts.conflictList` */
export const reorderContacts = (member: Member, { ids }: { ids: readonly string[] }): Promise<void> =>
  change(member, async (tx, before) => {
    if (!isOrderOf(before, ids)) throw new Refusal('contacts.conflictList')
    await store.setContactOrder(tx, member.actor.organizationId, ids)
  })

/** @throws Refusal `contacts.notFound` */
export const removeContact = (member: Member, { id }: { id: string }): Promise<void> =>
  change(member, async (tx, before) => {
    if (!before.some(each => each.id === id)) throw new Refusal('contacts.notFound')
    await store.deleteContact(tx, member.actor.organizationId, id)
    await store.setContactOrder(
      tx,
      member.actor.organizationId,
      before.flatMap(each => (each.id === id ? [] : each.id)),
    )
  })

/** One change at a time: each is made to what the one before has left. */
const change = <T>(member: Member, deed: (tx: Tx, before: readonly ManagedContact[]) => Promise<T>): Promise<T> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member)
    const before = await store.list(tx, organizationId)
    const result = await deed(tx, before)
    const after = await store.list(tx, organizationId)
    await member.audit(tx, {
      kind: 'contacts.changed',
      change: { before: before.map(({ name }) => name), after: after.map(({ name }) => name) },
    })
    tx.invalidate('contacts')
    return result
  })
