import { useMutation, useQuery } from '@tanstack/react-query'
import { BotOff } from 'lucide-react'
import { LinkedChatCard } from '#features/messages/chats/web/linked-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { DiscordStatus } from '../schema.ts'
import { LinkDiscordChatCard } from './link-card.tsx'
import { discordApi } from './queries.ts'

/** One's link with Discord. Without an application there is nothing to see, but for whoever can have one set up. */
export function DiscordLinkSettings({ runsIt }: { runsIt: boolean }) {
  const read = useQuery(discordApi.status.queryOptions())
  return (
    <Loaded read={read} skeleton={null}>
      {status => <Known status={status} runsIt={runsIt} />}
    </Loaded>
  )
}

function Known({ status, runsIt }: { status: DiscordStatus; runsIt: boolean }) {
  const { title, noApplication } = useTexts('discord')
  const { state } = status
  if (state !== 'unlinked') return <Linked status={status} state={state} />
  if (status.hasApplication) return <LinkDiscordChatCard installUrl={status.installUrl} />
  if (!runsIt) return null
  return (
    <Card title={title}>
      <EmptyState icon={<BotOff size={20} />} text={noApplication} />
    </Card>
  )
}

interface Props {
  readonly status: DiscordStatus
  readonly state: Exclude<DiscordStatus['state'], 'unlinked'>
}

function Linked({ status, state }: Props) {
  const words = useTexts('discord')
  const { linked: texts } = words
  const toast = useToast()
  const setActive = useMutation(
    discordApi.setActive.mutationOptions({ onError: error => toast.error(messageOf(error, texts.changeFailed)) }),
  )
  const unlink = useMutation(
    discordApi.unlink.mutationOptions({
      onSuccess: () => toast.success(texts.unlinked),
      onError: () => toast.error(texts.unlinkFailed),
    }),
  )
  return (
    <LinkedChatCard
      words={words}
      status={status}
      state={state}
      changing={setActive.isPending ? setActive.variables : undefined}
      isUnlinking={unlink.isPending}
      onChange={isActive => setActive.mutate({ isActive })}
      onUnlink={() => unlink.mutate(undefined)}
    />
  )
}
