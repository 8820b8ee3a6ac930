import { Refusal } from '#kit/refusal.ts'
import { leads } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { channelsFor, mayChoose, defaultRule } from '../channels.ts'
import { managerKinds, notificationKinds } from '../kinds.ts'
import type {
  Choice,
  InboxPage,
  InboxQuestion,
  NotificationSettings,
  OwnKind,
  Preferences,
  RuleChange,
} from '../schema.ts'
import * as settings from './settings-store.ts'
import * as store from './store.ts'

export const list = (member: Member, question: InboxQuestion): Promise<InboxPage> =>
  member.transaction(tx => store.listPage(tx, member.actor.organizationId, member.actor.profileId, question))

export const unread = (member: Member): Promise<{ count: number }> =>
  member.transaction(async tx => ({
    count: await store.countUnread(tx, member.actor.organizationId, member.actor.profileId),
  }))

/** @throws Refusal `notifications.notFound` */
export const setRead = (member: Member, { ids, isRead }: { ids: readonly string[]; isRead: boolean }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const found = await store.setRead(tx, organizationId, profileId, ids, isRead ? member.now() : null)
    if (found === 0) throw new Refusal('notifications.notFound')
    tx.invalidate('notifications')
  })

export const readAll = (member: Member): Promise<void> =>
  member.transaction(async tx => {
    await store.readAll(tx, member.actor.organizationId, member.actor.profileId, member.now())
    tx.invalidate('notifications')
  })

export const rules = (member: Member): Promise<NotificationSettings> =>
  member.transaction(tx => settings.findRules(tx, member.actor.organizationId))

export const saveRule = (member: Member, { kind, ...change }: RuleChange): Promise<NotificationSettings> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const before = await settings.lockRules(tx, organizationId)
    const rule = before[kind] ?? defaultRule
    const after = {
      ...before,
      [kind]: { enabled: change.enabled ?? rule.enabled, locked: change.locked ?? rule.locked },
    }
    await settings.saveRules(tx, organizationId, after)
    await member.audit(tx, {
      kind: 'settings.notificationsChanged',
      target: kind,
      change: { before: rule, after: after[kind] },
    })
    tx.invalidate('notifications')
    return after
  })

export const preferences = (member: Member): Promise<OwnKind[]> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const own = await settings.listPreferences(tx, organizationId, [profileId])
    return linesFor(member, await settings.findRules(tx, organizationId), own.get(profileId) ?? {})
  })

/** @throws Refusal `notifications.notYours` */
export const choose = (member: Member, { kind, channel, isOn }: Choice): Promise<OwnKind[]> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const all = await settings.findRules(tx, organizationId)
    if (!mayChoose(all[kind] ?? defaultRule)) throw new Refusal('notifications.notYours', undefined, { field: 'kind' })
    const before = await settings.lockPreferences(tx, organizationId, profileId)
    const after = { ...before, [kind]: { ...before[kind], [channel]: isOn } }
    await settings.savePreferences(tx, organizationId, profileId, after)
    tx.invalidate('notifications')
    return linesFor(member, all, after)
  })

/** What only managers are told is no line of the others. */
function linesFor({ actor }: Member, rules: NotificationSettings, own: Preferences): OwnKind[] {
  const isManager = leads(actor) || actor.role === 'team_lead'
  return notificationKinds
    .filter(kind => isManager || !managerKinds.has(kind))
    .map(kind => {
      const rule = rules[kind] ?? defaultRule
      return { kind, ...rule, channels: channelsFor(kind, rule, own[kind] ?? {}) }
    })
}
