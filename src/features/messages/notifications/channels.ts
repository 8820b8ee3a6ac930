import { type NotificationKind, notificationKinds } from './kinds.ts'

/*
 * Whether and how somebody is told of a kind:
 *
 *   the organisation has switched it off ──▶ nobody is told
 *   it is locked ──────────────────────────▶ everybody is told the usual way
 *   else ──────────────────────────────────▶ the usual way, but for what the person has chosen
 */

export const channels = ['in_app', 'push', 'email', 'telegram', 'discord'] as const
export type Channel = (typeof channels)[number]

/** What people can be told of at all: nothing of ways that this installation does not have. */
export const kindsAvailableWithout = (closed: readonly Channel[]): readonly NotificationKind[] =>
  notificationKinds.filter(kind => !closed.some(channel => kind === `${channel}_paused`))

/** The owner's word on a kind (docs/product/en/messages.md#rules). */
export interface KindRule {
  readonly enabled: boolean
  readonly locked: boolean
}

/** A person's word on a kind; a channel that is left out is as usual. */
export type KindPreference = Readonly<Partial<Record<Channel, boolean>>>

export const defaultRule: KindRule = { enabled: true, locked: false }

/** Mail is for what one would otherwise miss; what is near in time goes to the app and the chat. */
const withoutMail: ReadonlySet<NotificationKind> = new Set([
  'shift_reminder',
  'assignment_declined',
  'todo_assigned',
  'offer_made',
  'offer_waits',
  'person_absent',
  'person_back',
  'seat_alarm',
  'attendance_missing',
  'correction_asked',
])

const isUsual = (kind: NotificationKind, channel: Channel): boolean => {
  if (channel === 'telegram') return kind !== 'telegram_paused'
  if (channel === 'discord') return kind !== 'discord_paused'
  return channel !== 'email' || !withoutMail.has(kind)
}

export const defaultChannels = (kind: NotificationKind): Channel[] => channels.filter(channel => isUsual(kind, channel))

/** One's own switches of the kind can be moved (docs/product/en/messages.md#own). */
export const mayChooseChannels = ({ enabled, locked }: KindRule): boolean => enabled && !locked

/** By which ways somebody is told of the kind; empty: not at all. */
export function channelsFor(kind: NotificationKind, rule: KindRule, preference: KindPreference): Channel[] {
  if (!rule.enabled) return []
  const chosen = rule.locked ? {} : preference
  return channels.filter(channel => chosen[channel] ?? isUsual(kind, channel))
}
