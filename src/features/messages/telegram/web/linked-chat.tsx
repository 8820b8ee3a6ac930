import { useMutation } from '@tanstack/react-query'
import type { LinkState } from '#features/messages/chats/rules.ts'
import { LinkedChatCard } from '#features/messages/chats/web/linked-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { TelegramStatus } from '../schema.ts'
import { telegramApi } from './queries.ts'

interface Props {
  readonly status: TelegramStatus
  readonly state: Exclude<LinkState, 'unlinked'>
}

export function LinkedTelegramChat({ status, state }: Props) {
  const words = useTexts('telegram')
  const { linked: texts } = words
  const toast = useToast()
  const setActive = useMutation(
    telegramApi.setActive.mutationOptions({ onError: error => toast.error(messageOf(error, texts.changeFailed)) }),
  )
  const unlink = useMutation(
    telegramApi.unlink.mutationOptions({
      onSuccess: () => toast.success(texts.unlinked),
      onError: () => toast.error(texts.unlinkFailed),
    }),
  )
  return (
    <LinkedChatCard
      words={words}
      status={status}
      state={state}
      address={texts.chatId(status.chatId ?? '')}
      changing={setActive.isPending ? setActive.variables : undefined}
      isUnlinking={unlink.isPending}
      onChange={isActive => setActive.mutate({ isActive })}
      onUnlink={() => unlink.mutate(undefined)}
    />
  )
}
