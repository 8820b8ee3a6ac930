import type pg from 'pg'
import type { Topic } from './topic.ts'

export const liveChannel = 'staffel_live'

/** What travels over the channel. Without an organisation: all of them may have missed something. */
export type Announcement =
  /** Of everybody, or of this person's own reads. */
  | { readonly organizationId: string; readonly profileId?: string; readonly topics: readonly Topic[] }
  /** This person's streams end: the session behind them did. */
  | { readonly organizationId: string; readonly ended: string }
  | { readonly everyone: true }

export interface ChangeAnnouncer {
  /** To be called after the commit. What comes while one announcement is under way goes with the next. */
  announce(organizationId: string, topics: Iterable<Topic>, profileId?: string): void
  /** The person's open streams end. To be called after the commit. */
  end(organizationId: string, profileId: string): void
  /** All that was announced is on its way. */
  flushed(): Promise<void>
}

/**
 * NOTIFY inside a transaction makes all commits of the database take turns; after it, and many at once, costs nothing.
 * A process that dies in between loses what it had not announced: whoever starts says so to everyone (`openLive`).
 */
export function openChangeAnnouncer(pool: pg.Pool, onError: (error: Error) => void): ChangeAnnouncer {
  let waiting = new Map<string, { readonly organizationId: string; readonly profileId?: string; topics: Set<Topic> }>()
  let ending: Announcement[] = []
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    // with all of the deed that has just been committed
    await Promise.resolve()
    while (waiting.size > 0 || ending.length > 0) {
      const stale = [...waiting.values()].map((one): Announcement => ({ ...one, topics: [...one.topics] }))
      const batch = [...stale, ...ending]
      waiting = new Map()
      ending = []
      const payloads = batch.map(one => JSON.stringify(one))
      // a database that is away is noticed by the listeners as well: they resync
      await pool
        .query({
          name: 'announce',
          text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
          values: [liveChannel, payloads],
        })
        .catch(onError)
    }
    sending = undefined
  }

  return {
    announce(organizationId, topics, profileId) {
      const key = `${organizationId} ${profileId ?? ''}`
      const whose = profileId === undefined ? { organizationId } : { organizationId, profileId }
      const known = waiting.get(key) ?? { ...whose, topics: new Set() }
      for (const topic of topics) known.topics.add(topic)
      waiting.set(key, known)
      sending ??= send()
    },
    end(organizationId, profileId) {
      ending.push({ organizationId, ended: profileId })
      sending ??= send()
    },
    flushed: () => sending ?? Promise.resolve(),
  }
}
