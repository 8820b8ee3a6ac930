import type { Elsewhere } from './matrix-foreign.ts'

/** A channel comes only by a command in Discord, which the matrix has not. */
const there: Elsewhere = { triedIn: 'src/features/outreach/discord-channels/server/channels.test.ts' }

export const discordChannelInputs: Readonly<Record<string, Elsewhere | 'takes no ids'>> = {
  'discordChannels.list': 'takes no ids',
  'discordChannels.startLink': 'takes no ids',
  'discordChannels.change': there,
  'discordChannels.remove': there,
  'discordChannels.test': there,
}
