import type pg from 'pg'
import { destroyConnection } from './break-off.ts'
import { openPersistentConnection, type HeartbeatTimes } from './persistent-connection.ts'
import type { Log } from './log.ts'
import { type Announcement, liveChannel } from './announcer.ts'
import { type LiveListener, type LiveEvent, createLivePages } from './live-pages.ts'
import type { Topic } from './topic.ts'

export interface LiveEvents {
  /** Hears every committed change of the organisation, on whichever node it was made, until the returned function is called. */
  listen(listener: LiveListener): () => void
  /** What a listener would have heard in the last milliseconds, up to a minute; undefined: nothing. */
  missed(organizationId: string, within: number): LiveEvent | undefined
  /** Hears of every organisation's changes of a feature. For work that follows them; it may miss some. */
  overhear(topic: Topic, hear: () => void): void
  readonly listeners: () => number
  /** Of this node, all. */
  endStreams(): void
  close(): Promise<void>
}

const retryAfter = 500
/** How far back, in milliseconds, is known what was told; whoever asks for more reads everything again. */
const maxSince = 60_000

/**
 * One connection a node hears `NOTIFY` and hands events to the node's open streams. A lost connection is a gap: all resync.
 */
export async function openLiveEvents(url: string, log: Log, patience?: HeartbeatTimes): Promise<LiveEvents> {
  const organizations = new Map<string, ReturnType<typeof createLivePages>>()
  const overhearers: { readonly topic: Topic; readonly hear: () => void }[] = []
  const recent = openRecent()
  let client: pg.Client | undefined
  let closed = false

  const everyone = (event: LiveEvent) => {
    if (event.kind === 'resync') recent.doubtAll()
    for (const pages of organizations.values()) pages.atOnce(event)
  }

  async function connect(): Promise<void> {
    const next = await openPersistentConnection(url, 'staffel live', patience)
    next.on('notification', message => {
      const announced: Announcement = JSON.parse(message.payload ?? '{}')
      if ('everyone' in announced) return everyone({ kind: 'resync' })
      const pages = organizations.get(announced.organizationId)
      if ('ended' in announced) return pages?.atOnce({ kind: 'ended' }, announced.ended)
      const { topics, profileId } = announced
      recent.note(announced.organizationId, topics)
      for (const { topic, hear } of overhearers) if (topics.includes(topic)) hear()
      pages?.stale(topics, profileId)
    })
    // a try that fails is the loop's to repeat
    await next.query(`listen ${liveChannel}`).catch((cause: unknown) => {
      destroyConnection(next)
      throw cause
    })
    client = next
    next.once('end', () => {
      if (!closed) void reconnect()
    })
  }

  async function reconnect(): Promise<void> {
    log.warn('live: connection lost')
    while (!closed) {
      try {
        await connect()
        return everyone({ kind: 'resync' })
      } catch {
        await new Promise(done => setTimeout(done, retryAfter))
      }
    }
  }

  await connect()
  // a node that died may have taken its last announcements along: whoever starts in its place tells everyone to read again
  await client?.query('select pg_notify($1, $2)', [
    liveChannel,
    JSON.stringify({ everyone: true } satisfies Announcement),
  ])
  return {
    listen(listener) {
      const pages = organizations.get(listener.organizationId) ?? createLivePages()
      organizations.set(listener.organizationId, pages)
      pages.add(listener)
      return () => {
        pages.remove(listener)
        if (pages.count() > 0) return
        pages.close()
        organizations.delete(listener.organizationId)
      }
    },
    missed: (organizationId, within) => recent.since(organizationId, within),
    overhear: (topic, hear) => void overhearers.push({ topic, hear }),
    listeners: () => [...organizations.values()].reduce((sum, pages) => sum + pages.count(), 0),
    endStreams: () => everyone({ kind: 'ended' }),
    async close() {
      closed = true
      everyone({ kind: 'ended' })
      for (const pages of organizations.values()) pages.close()
      recent.close()
      await client?.end()
    },
  }
}

/** When which feature of which organisation was last said to be stale. */
function openRecent() {
  const organizations = new Map<string, Map<Topic, number>>()
  // nothing is known of before the node heard
  let doubtful = performance.now()
  const forgetting = setInterval(() => {
    const oldest = performance.now() - maxSince
    for (const [id, topics] of organizations) {
      for (const [topic, at] of topics) if (at < oldest) topics.delete(topic)
      if (topics.size === 0) organizations.delete(id)
    }
  }, maxSince).unref()
  return {
    note(organizationId: string, topics: readonly Topic[]): void {
      const known = organizations.get(organizationId) ?? new Map<Topic, number>()
      organizations.set(organizationId, known)
      for (const topic of topics) known.set(topic, performance.now())
    },
    doubtAll: () => void (doubtful = performance.now()),
    since(organizationId: string, within: number): LiveEvent | undefined {
      const from = performance.now() - within
      if (within > maxSince || doubtful >= from) return { kind: 'resync' }
      const topics = [...(organizations.get(organizationId) ?? [])].flatMap(([topic, at]) =>
        at >= from ? [topic] : [],
      )
      return topics.length > 0 ? { kind: 'stale', topics } : undefined
    },
    close: () => clearInterval(forgetting),
  }
}
