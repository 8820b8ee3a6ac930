import { type Channel, channels, defaultChannels, mayChooseChannels } from './channels.ts'
import type { NotificationKind } from './kinds.ts'
import type { ChannelChoice, OwnKindPreference } from './schema.ts'

/** From most to least. Each leaves every kind in the inbox; what it leaves out comes by no other channel. */
export const presets = ['everything', 'concerning', 'urgent'] as const
export type Preset = (typeof presets)[number]

/** Kinds that cannot wait until the member opens the app: their own seats, seats without a member, and a channel that fails. */
const urgent: ReadonlySet<NotificationKind> = new Set([
  'shift_assigned',
  'shift_removed',
  'shift_reminder',
  'attendance_late',
  'telegram_paused',
  'discord_paused',
  'assignments_freed',
  'person_absent',
  'seat_alarm',
  'attendance_missing',
  'backup_failed',
])

/** Kinds about the member, or about a decision of the member. */
const concerning: ReadonlySet<NotificationKind> = new Set([
  ...urgent,
  'vacation_request_approved',
  'vacation_request_rejected',
  'offer_settled',
  'correction_settled',
  'todo_assigned',
  'vacation_request_new',
  'offer_waits',
  'correction_asked',
])

function channelsIn(preset: Preset, kind: NotificationKind): readonly Channel[] {
  const isLoud = preset === 'everything' || (preset === 'urgent' ? urgent : concerning).has(kind)
  return isLoud ? defaultChannels(kind) : ['in_app']
}

/** The choices that differ from the preset, among kinds that the member can choose and channels that are open. */
export const choicesFor = (
  preset: Preset,
  lines: readonly OwnKindPreference[],
  open: readonly Channel[] = channels,
): ChannelChoice[] =>
  lines.filter(mayChooseChannels).flatMap(({ kind, channels: now }) => {
    const wanted = channelsIn(preset, kind)
    return open
      .filter(channel => wanted.includes(channel) !== now.includes(channel))
      .map(channel => ({ kind, channel, isOn: wanted.includes(channel) }))
  })

/** The preset whose values are exactly chosen; undefined: the member's own mix. */
export const presetOf = (lines: readonly OwnKindPreference[], open: readonly Channel[]): Preset | undefined =>
  presets.find(preset => choicesFor(preset, lines, open).length === 0)
