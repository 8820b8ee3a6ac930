import { invitationsEntryPoint } from '#features/access/invitations/server/personal-data.ts'
import { joinLinksEntryPoint } from '#features/access/join-links/server/personal-data.ts'
import type { EntryPoint } from '#features/access/sign-in/server/credentials.ts'
import { tokensEntryPoint } from '#features/access/tokens/server/manage-tokens.ts'
import { chatsEntryPoint } from '#features/messages/chats/server/linking.ts'
import { discordChannelsEntryPoint } from '#features/outreach/discord-channels/server/personal-data.ts'
import { calendarEntryPoint } from '#features/planning/calendar/server/manage-calendar-link.ts'

/**
 * Everything that gives access to an account beside a session. Signing in knows its own: sessions with their streams and push
 * subscriptions, mailed links, half-done second steps and known devices. `test/security/entry-points.test.ts` tries each with
 * every revocation.
 */
export const entryPoints: readonly EntryPoint[] = [
  tokensEntryPoint,
  chatsEntryPoint,
  calendarEntryPoint,
  discordChannelsEntryPoint,
  invitationsEntryPoint,
  joinLinksEntryPoint,
]
