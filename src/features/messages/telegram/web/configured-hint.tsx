import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { ChatReachability } from '../schema.ts'
import { telegramApi } from './queries.ts'

const kinds = { active: 'success', configured: 'success', manual: 'warning', contactBot: 'warning' } as const

/** Whether a person's chat is ready, and what is left to do (docs/product/en/messages.md#chat-hints). */
export function ChatReachabilityHint({ profileId }: { profileId: string }) {
  const { hints } = useTexts('telegram')
  // asking puts right what can be: it is done once, outside of the topic that it makes stale by itself
  const read = useQuery({
    queryKey: ['configured', profileId],
    queryFn: () => telegramApi.autoConfigureUser.call({ profileId }),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Loaded read={read} skeleton={null}>
      {configured => <Notice kind={kinds[configured.outcome]}>{textOf(hints, configured)}</Notice>}
    </Loaded>
  )
}

function textOf(
  hints: ReturnType<typeof useTexts<'telegram'>>['hints'],
  { outcome, botName }: ChatReachability,
): string {
  const hint = hints[outcome]
  return typeof hint === 'string' ? hint : hint(botName)
}
