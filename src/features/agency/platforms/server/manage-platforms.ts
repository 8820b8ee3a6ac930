import { move } from '#kit/list.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import type { PlatformKind } from '../built-in.ts'
import { isOrderOf, platformKeyOf, maxCustomPlatforms } from '../rules.ts'
import type { Platform } from '../schema.ts'
import * as store from './store.ts'

/** Names of the creators with an account there. Creators stand above platforms, so the assembly connects this. */
export type UsedBy = (tx: Tx, organizationId: string, kind: PlatformKind, key: string) => Promise<readonly string[]>

/** The platforms on which creators have accounts; connected likewise. */
export type FindUsed = (tx: Tx, organizationId: string) => Promise<PlatformReference[]>

interface PlatformReference {
  readonly kind: PlatformKind
  readonly key: string
}

export const list = (member: Member): Promise<Platform[]> =>
  member.transaction(tx => store.list(tx, member.actor.organizationId))

/** @throws Refusal `platforms.conflictList` */
export const reorder = (member: Member, { kind, keys }: { kind: PlatformKind; keys: readonly string[] }) =>
  change(member, kind, before => {
    if (!isOrderOf(before, keys)) throw new Refusal('platforms.conflictList')
    const byKey = new Map(before.map(each => [each.key, each]))
    return keys.flatMap(key => byKey.get(key) ?? [])
  })

export const setEnabled = (member: Member, { kind, key, isEnabled }: PlatformReference & { isEnabled: boolean }) =>
  change(member, kind, before => {
    const at = indexOf(before, key)
    return before.map((each, index) => (index === at ? { ...each, isEnabled } : each))
  })

/**
 * Stands before "other", which stays the last.
 * @throws Refusal `platforms.nameRequired`, `platforms.taken`, `platforms.tooMany`
 */
export async function add(member: Member, { kind, name }: { kind: PlatformKind; name: string }): Promise<Platform> {
  const key = platformKeyOf(name)
  const made: Platform = { key, kind, name, color: 'gray', baseUrl: null, isEnabled: true, isCustom: true }
  await change(member, kind, (before, all) => {
    if (key === '') throw new Refusal('platforms.nameRequired', undefined, { field: 'name' })
    if (all.some(each => each.key === key)) throw new Refusal('platforms.taken', { name }, { field: 'name' })
    if (all.filter(({ isCustom }) => isCustom).length >= maxCustomPlatforms) {
      throw new Refusal('platforms.tooMany', { max: maxCustomPlatforms })
    }
    const other = before.findIndex(each => each.key === `other_${kind}`)
    const after = [...before, made]
    return other === -1 ? after : move(after, after.length - 1, other)
  })
  return made
}

export const listCreatorsOnPlatform = (
  member: Member,
  { kind, key }: PlatformReference,
  usedBy: UsedBy,
): Promise<{ creators: string[] }> =>
  member.transaction(async tx => ({ creators: [...(await usedBy(tx, member.actor.organizationId, kind, key))] }))

export const listUsedPlatforms = (member: Member, findUsed: FindUsed): Promise<PlatformReference[]> =>
  member.transaction(tx => findUsed(tx, member.actor.organizationId))

/**
 * Accounts that creators have on it stay.
 * @throws Refusal `platforms.builtIn`
 */
export const removePlatform = (member: Member, { kind, key }: PlatformReference): Promise<void> =>
  change(member, kind, before => {
    const at = indexOf(before, key)
    if (!before[at]?.isCustom) throw new Refusal('platforms.builtIn')
    return before.toSpliced(at, 1)
  })

/** @throws Refusal `platforms.notFound` */
function indexOf(platforms: readonly Platform[], key: string): number {
  const at = platforms.findIndex(each => each.key === key)
  if (at === -1) throw new Refusal('platforms.notFound')
  return at
}

/** One change at a time: each is made to what the one before has left. */
const change = (
  member: Member,
  kind: PlatformKind,
  deed: (before: readonly Platform[], all: readonly Platform[]) => readonly Platform[],
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, 'page_organization')
    const all = await store.list(tx, organizationId)
    const before = all.filter(each => each.kind === kind)
    const after = deed(before, all)
    await store.replace(tx, organizationId, kind, after)
    await member.audit(tx, {
      kind: 'platforms.changed',
      target: kind,
      change: { before: before.map(short), after: after.map(short) },
    })
    tx.invalidate('platforms', 'creators', 'creatorGroups')
  })

const short = ({ key, isEnabled }: Platform) => (isEnabled ? key : `-${key}`)
