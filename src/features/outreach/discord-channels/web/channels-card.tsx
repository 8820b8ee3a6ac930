import { useQuery } from '@tanstack/react-query'
import { BotOff } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import type { DiscordChannel } from '../schema.ts'
import { DiscordChannelRow } from './channel-row.tsx'
import { LinkDiscordChannelCode } from './link-code.tsx'
import { discordChannelsApi } from './queries.ts'

/** The channels that the app posts in, and how another is linked. */
export function DiscordChannelsCard() {
  const texts = useTexts('discordChannels')
  const read = useQuery(discordChannelsApi.list.queryOptions())
  return (
    <Card title={texts.title}>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-12" />
          </div>
        }
      >
        {({ hasApplication, installUrl, channels }) =>
          hasApplication ? (
            <>
              <p className="px-4 pt-3 text-13 text-text-2">{texts.text}</p>
              {channels.length === 0 ? <Steps /> : <List channels={channels} />}
              <LinkDiscordChannelCode installUrl={installUrl} />
            </>
          ) : (
            <EmptyState icon={<BotOff size={20} />} text={texts.noApplication} />
          )
        }
      </Loaded>
    </Card>
  )
}

function Steps() {
  const { empty, steps } = useTexts('discordChannels')
  return (
    <div className="px-4 pt-3 text-14 text-text-2">
      <p>{empty}</p>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

function List({ channels }: { readonly channels: readonly DiscordChannel[] }) {
  const texts = useTexts('discordChannels')
  const remove = useRemoval(discordChannelsApi.remove.call, discordChannelsApi.key(), texts)
  return (
    <ul className="mt-2 divide-y divide-line border-b border-line">
      {channels.map(channel => (
        <DiscordChannelRow key={channel.id} channel={channel} onRemove={() => void remove(channel)} />
      ))}
    </ul>
  )
}
