import { Refusal } from '#kit/refusal.ts'
import { isOwnerOrAdmin } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { channelsFor, mayChooseChannels, defaultRule } from '../channels.ts'
import { managerKinds, notificationKinds } from '../kinds.ts'
import type {
  ChannelChoice,
  InboxPage,
  InboxQuestion,
  NotificationSettings,
  OwnKindPreference,
  Preferences,
  RuleChange,
} from '../schema.ts'
import * as settings from './settings-store.ts'
import * as store from './store.ts'

export const list = (member: Member, question: InboxQuestion): Promise<InboxPage> =>
  member.transaction(tx => store.listInboxPage(tx, member.actor.organizationId, member.actor.profileId, question))

export const countOwnUnread = (member: Member): Promise<{ count: number }> =>
  member.transaction(async tx => ({
    count: await store.countUnreadNotifications(tx, member.actor.organizationId, member.actor.profileId),
  }))

/** @throws Refusal `notifications.notFound` */
export const setOwnNotificationsRead = (
  member: Member,
  { ids, isRead }: { ids: readonly string[]; isRead: boolean },
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const found = await store.setNotificationsRead(tx, organizationId, profileId, ids, isRead ? member.now() : null)
    if (found === 0) throw new Refusal('notifications.notFound')
    tx.invalidate('notifications')
  })

export const markAllOwnNotificationsRead = (member: Member): Promise<void> =>
  member.transaction(async tx => {
    await store.markAllNotificationsRead(tx, member.actor.organizationId, member.actor.profileId, member.now())
    tx.invalidate('notifications')
  })

export const readNotificationRules = (member: Member): Promise<NotificationSettings> =>
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

export const readOwnPreferences = (member: Member): Promise<OwnKindPreference[]> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const own = await settings.listPreferences(tx, organizationId, [profileId])
    return linesFor(member, await settings.findRules(tx, organizationId), own.get(profileId) ?? {})
  })

/** @throws Refusal `notifications.notYours` */
export const setOwnPreferences = (
  member: Member,
  { choices }: { choices: readonly ChannelChoice[] },
): Promise<OwnKindPreference[]> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const all = await settings.findRules(tx, organizationId)
    if (choices.some(({ kind }) => !mayChooseChannels(all[kind] ?? defaultRule)))
      throw new Refusal('notifications.notYours', undefined, { field: 'kind' })
    const after = { ...(await settings.lockPreferences(tx, organizationId, profileId)) }
    for (const { kind, channel, isOn } of choices) after[kind] = { ...after[kind], [channel]: isOn }
    await settings.savePreferences(tx, organizationId, profileId, after)
    tx.invalidate('notifications')
    return linesFor(member, all, after)
  })

/** What only managers are told is no line of the others. */
function linesFor({ actor }: Member, rules: NotificationSettings, own: Preferences): OwnKindPreference[] {
  const isManager = isOwnerOrAdmin(actor) || actor.role === 'team_lead'
  return notificationKinds
    .filter(kind => isManager || !managerKinds.has(kind))
    .map(kind => {
      const rule = rules[kind] ?? defaultRule
      return { kind, ...rule, channels: channelsFor(kind, rule, own[kind] ?? {}) }
    })
}
