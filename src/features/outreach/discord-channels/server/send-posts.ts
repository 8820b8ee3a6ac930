import { setTimeout as pause } from 'node:timers/promises'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { listManagers } from '#features/foundation/people/server/store.ts'
import type { DiscordClient, DiscordPostResult } from '#platform/server/discord.ts'
import type { Tx } from '#platform/server/database.ts'
import { openOutbox, type Outbox } from '#platform/server/outbox.ts'
import { openMessengerPacer } from '#platform/server/pace.ts'
import type { Services } from '#platform/server/services.ts'
import type { SendResult } from '#platform/retry.ts'
import { givesUpAfterHours, maxPauseSeconds, type StoredPostKind } from '../rules.ts'
import * as store from './store.ts'
import { postMessageOf } from './post-texts.ts'

/** Milliseconds; a turn that is further away than this is not waited for. */
const maxWait = 5_000

export function openPostOutbox(services: Services, line: DiscordClient): Outbox {
  const { database, jobs, clock } = services
  const pace = openMessengerPacer(database, 'discord')

  async function send(id: string): Promise<SendResult> {
    const post = await store.findPost(database, id)
    if (!post) return { kind: 'never', why: 'gone' }
    const { organizationId, kind } = post
    const found = await database.tenant(organizationId, async tx => {
      const channel = await store.find(tx, organizationId, post.channelId)
      if (!channel || (channel.brokenSince && kind !== 'test')) return undefined
      const message = await postMessageOf(tx, services, channel, post)
      const earlier = await findEarlier[kind]?.(tx, post)
      return { channel, message, earlier }
    })
    if (!found) return { kind: 'never', why: 'The channel no longer receives posts' }
    const { channel, message, earlier } = found
    if (!message || (findEarlier[kind] && earlier === undefined))
      return { kind: 'never', why: 'The post is no longer relevant' }
    const wait = await pace.takeTurn()
    if (wait > maxWait) return { kind: 'later', why: 'Discord is rate-limiting messages', afterSeconds: wait / 1000 }
    await pause(wait)
    const posted = await (earlier === undefined
      ? line.post(channel.channelId, message, id)
      : line.edit(channel.channelId, earlier, message))
    if (posted.isForAll && posted.kind === 'later' && posted.afterSeconds !== undefined)
      await pace.hold(posted.afterSeconds)
    await noteOutcome(services, channel, post, posted)
    return posted
  }

  return openOutbox({
    database,
    jobs,
    clock,
    queue: 'discordPost.send',
    table: 'discord_posts',
    send,
    patience: { givesUpAfterHours, maxPauseSeconds: maxPauseSeconds },
  })
}

type FindMessage = (tx: Tx, post: store.PostRow) => Promise<string | undefined>

/** What puts an earlier post right, and which. */
const findEarlier: { readonly [K in StoredPostKind]?: FindMessage } = {
  gapOver: (tx, { organizationId, channelId, targets: [offerId] }) =>
    store.findMessageIdByCause(tx, organizationId, channelId, `gap ${offerId}`),
  scoreboardOver: (tx, { organizationId, targets: [, postId = ''] }) =>
    store.findMessageIdOfPost(tx, organizationId, postId),
}

/** Which message it has become, and what it says of the channel: it is well again, or lost, which owners are told once. */
const noteOutcome = (
  { database, clock }: Services,
  { organizationId, id, name, brokenSince }: store.ChannelRow,
  post: store.PostRow,
  { kind, messageId, isClosed }: DiscordPostResult,
): Promise<void> =>
  database.tenant(organizationId, async tx => {
    if (messageId !== undefined) await store.savePostMessageId(tx, organizationId, post.id, messageId)
    if (kind === 'sent' && brokenSince) {
      await store.change(tx, organizationId, id, { brokenSince: null })
      tx.invalidate('discordChannels')
    }
    if (!isClosed || !(await store.markChannelBroken(tx, organizationId, id, clock.now()))) return
    const owners = (await listManagers(tx, organizationId)).filter(({ role }) => role === 'owner')
    const notifier = { organization: { id: organizationId }, now: () => clock.now() }
    await notify(
      tx,
      notifier,
      owners.map(person => person.id),
      'discord_channel_lost',
      { channel: name },
    )
    tx.invalidate('discordChannels')
  })
