import { and, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { discordChannelCodes, discordChannels, discordPosts } from './table.ts'

/** Channels and posts name nobody; a code that was begun ends with its maker's access. */
export const discordChannelsData: PersonalData = {
  tables: [discordChannels, discordChannelCodes, discordPosts],
  async revoke(tx, { organizationId, profileId }) {
    await tx
      .delete(discordChannelCodes)
      .where(and(eq(discordChannelCodes.organizationId, organizationId), eq(discordChannelCodes.profileId, profileId)))
    return {}
  },
}
