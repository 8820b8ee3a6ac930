import { and, eq } from 'drizzle-orm'
import { organizationOf } from '#features/access/sign-in/server/account-store.ts'
import type { EntryPoint } from '#features/access/sign-in/server/credentials.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { discordChannelCodes, discordChannels, discordPosts } from './table.ts'

/** Channels and posts hold no personal data. */
export const discordChannelsData: PersonalData = { tables: [discordChannels, discordChannelCodes, discordPosts] }

/** Channels belong to the organisation and stay. */
export const discordChannelsEntryPoint: EntryPoint = {
  async revokePending(tx, profileId) {
    const organizationId = await organizationOf(tx, profileId)
    if (organizationId === undefined) return
    await tx
      .delete(discordChannelCodes)
      .where(and(eq(discordChannelCodes.organizationId, organizationId), eq(discordChannelCodes.profileId, profileId)))
  },
}
