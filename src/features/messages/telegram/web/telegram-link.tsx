import { useQuery } from '@tanstack/react-query'
import { BotOff } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { LinkTelegramChatCard } from './link-card.tsx'
import { LinkedTelegramChat } from './linked-chat.tsx'
import { telegramApi } from './queries.ts'

/**
 * One's link with the bot, in whatever state it is. `runsIt`: whoever can have a bot set up is told how; who has another
 * messenger is not told that this one is missing.
 */
export function TelegramLinkSettings({ runsIt, hasOther }: { readonly runsIt: boolean; readonly hasOther: boolean }) {
  const { noBot, fault } = useTexts('telegram')
  const read = useQuery(telegramApi.status.queryOptions())
  return (
    <Loaded read={read} skeleton={<Skeletons rows={3} className="h-12" />}>
      {status => {
        const card =
          status.state === 'unlinked' ? (
            <LinkTelegramChatCard pending={status.pending} />
          ) : (
            <LinkedTelegramChat status={status} state={status.state} />
          )
        if (status.fault !== null) {
          return (
            <>
              <Notice kind="warning" title={fault.title}>
                {runsIt ? fault[status.fault] : fault.text}
              </Notice>
              {status.state !== 'unlinked' && card}
            </>
          )
        }
        if (status.state !== 'unlinked' || status.hasBot) return card
        if (hasOther && !runsIt) return null
        return (
          <Card title={noBot.title}>
            <EmptyState icon={<BotOff size={20} />} text={runsIt ? noBot.operator : noBot.text} />
          </Card>
        )
      }}
    </Loaded>
  )
}
