import pg from 'pg'
import type { Log } from './log.ts'
import { type Announcement, liveChannel } from './announcer.ts'
import type { Topic } from './topic.ts'

/** `resync` says that events may have been missed: everything read before is in doubt. */
export type LiveEvent = { kind: 'stale'; topics: readonly Topic[] } | { kind: 'resync' } | { kind: 'ended' }

interface Listener {
  readonly organizationId: string
  readonly profileId: string
  hear(event: LiveEvent): void
}

export interface Live {
  /** Hears every committed change of the organisation, on whichever node it was made, until the returned function is called. */
  listen(listener: Listener): () => void
  /** Hears of every organisation's changes of a feature. For work that follows them; it may miss some. */
  overhear(topic: Topic, hear: () => void): void
  readonly listeners: () => number
  /** Of this node, all. */
  endStreams(): void
  close(): Promise<void>
}

const retryAfter = 500

/** One connection a node hears `NOTIFY` and hands events to the node's open streams. A lost connection is a gap: all resync. */
export async function openLive(url: string, log: Log): Promise<Live> {
  const organizations = new Map<string, Set<Listener>>()
  const overhearers: { readonly topic: Topic; readonly hear: () => void }[] = []
  let client: pg.Client | undefined
  let closed = false

  const everyone = (event: LiveEvent) => {
    for (const listeners of organizations.values()) for (const listener of listeners) listener.hear(event)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'staffel live', keepAlive: true })
    next.on('error', () => {})
    next.on('notification', message => {
      const announced: Announcement = JSON.parse(message.payload ?? '{}')
      if ('everyone' in announced) return everyone({ kind: 'resync' })
      if ('topics' in announced) {
        for (const { topic, hear } of overhearers) if (announced.topics.includes(topic)) hear()
      }
      for (const listener of organizations.get(announced.organizationId) ?? []) {
        if ('topics' in announced) listener.hear({ kind: 'stale', topics: announced.topics })
        else if (listener.profileId === announced.ended) listener.hear({ kind: 'ended' })
      }
    })
    // a try that fails ends as well, and is the loop's to repeat
    let isUp = false
    next.once('end', () => {
      if (isUp && !closed) void reconnect()
    })
    await next.connect()
    await next.query(`listen ${liveChannel}`)
    isUp = true
    client = next
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
      const listeners = organizations.get(listener.organizationId) ?? new Set()
      organizations.set(listener.organizationId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) organizations.delete(listener.organizationId)
      }
    },
    overhear: (topic, hear) => void overhearers.push({ topic, hear }),
    listeners: () => [...organizations.values()].reduce((sum, listeners) => sum + listeners.size, 0),
    endStreams: () => everyone({ kind: 'ended' }),
    async close() {
      closed = true
      everyone({ kind: 'ended' })
      await client?.end()
    },
  }
}
