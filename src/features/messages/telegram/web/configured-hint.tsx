import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Configured } from '../schema.ts'
import { telegramApi } from './queries.ts'

const kinds = { active: 'success', configured: 'success', manual: 'warning', contactBot: 'warning' } as const

/** Whether a person's chat is ready, and what is left to do (docs/product/en/messages.md#chat-hints). */
export function ConfiguredHint({ profileId }: { profileId: string }) {
  const { hints } = useTexts('telegram')
  // what can be put right is put right by asking
  const { data } = useQuery({
    queryKey: [...telegramApi.autoConfigureUser.key(), profileId],
    queryFn: () => telegramApi.autoConfigureUser.call({ profileId }),
  })
  if (!data) return null
  return <Notice kind={kinds[data.outcome]}>{textOf(hints, data)}</Notice>
}

function textOf(hints: ReturnType<typeof useTexts<'telegram'>>['hints'], { outcome, botName }: Configured): string {
  const hint = hints[outcome]
  return typeof hint === 'string' ? hint : hint(botName)
}
