import { useQuery } from '@tanstack/react-query'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { DiscordLinkSettings } from '#features/messages/discord/web/discord-link.tsx'
import { discordApi } from '#features/messages/discord/web/queries.ts'
import { TelegramLinkSettings } from '#features/messages/telegram/web/telegram-link.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** The chats with the bot. */
export function SettingsTelegramScreen() {
  const texts = useTexts('telegram')
  const member = useMember()
  const { data: discord } = useQuery(discordApi.status.queryOptions())
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <TelegramLinkSettings runsIt={member.role === 'owner'} hasOther={discord?.hasApplication ?? false} />
      <DiscordLinkSettings runsIt={member.role === 'owner'} />
    </div>
  )
}
