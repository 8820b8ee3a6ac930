import { setTimeout as pauseOf } from 'node:timers/promises'
import type { Topic } from './topic.ts'

/** `resync` says that events may have been missed: everything read before is in doubt. */
export type LiveEvent = { kind: 'stale'; topics: readonly Topic[] } | { kind: 'resync' } | { kind: 'ended' }

export interface LiveListener {
  readonly organizationId: string
  readonly profileId: string
  hear(event: LiveEvent): void
}

/** Milliseconds that one open page lets the next event wait, and the most that all of them do. */
const pausePerPage = 0.06
const maxPause = 1_000
/** The pages hear in so many goes at most; between two, what they ask and whatever else waits has some milliseconds. */
const goes = 20
const maxTurn = 4
/** Milliseconds of all pages together: ten thousand are told quickly, and are answered when it is their turn. */
const turns = 5_000
/** Fewer than these hear in one go. */
const few = 50

/**
 * The open pages of one organisation. The first event reaches them at once, what comes soon after it all together: each
 * page that hears reads again, so a thousand pages hear sixteen times a second at most, ten of them as often as there is
 * something.
 */
export function createLivePages() {
  const listeners = new Set<LiveListener>()
  const forAll = new Set<Topic>()
  const forPeople = new Map<string, Set<Topic>>()
  let sentAt = -Infinity
  let waiting: NodeJS.Timeout | undefined

  async function send(): Promise<void> {
    waiting = undefined
    sentAt = performance.now()
    const toAll = forAll.size > 0 ? staleOf(forAll) : undefined
    const toPeople = new Map([...forPeople].map(([id, own]) => [id, staleOf(forAll.union(own))]))
    forAll.clear()
    forPeople.clear()
    const atATime = Math.max(few, Math.ceil(listeners.size / goes))
    const turn = Math.min(maxTurn, turns / listeners.size)
    let heard = 0
    // somebody who leaves meanwhile is left out, somebody who comes reads what is new
    for (const listener of listeners) {
      const event = toPeople.get(listener.profileId) ?? toAll
      if (!event) continue
      listener.hear(event)
      if (++heard % atATime === 0) await pauseOf(turn)
    }
  }

  return {
    add: (listener: LiveListener) => void listeners.add(listener),
    remove: (listener: LiveListener) => void listeners.delete(listener),
    count: () => listeners.size,
    /** For everybody in the organisation, or for one person. */
    stale(topics: readonly Topic[], profileId?: string): void {
      const known = profileId === undefined ? forAll : (forPeople.get(profileId) ?? new Set())
      for (const topic of topics) known.add(topic)
      if (profileId !== undefined) forPeople.set(profileId, known)
      const pause = Math.min(maxPause, listeners.size * pausePerPage)
      // not even the first at once: what one deed changed for all and for some comes in two pieces
      waiting ??= setTimeout(() => void send(), Math.max(0, sentAt + pause - performance.now()))
    },
    /** What ends a session, or puts everything in doubt, does not wait. */
    atOnce(event: LiveEvent, profileId?: string): void {
      for (const listener of listeners)
        if (profileId === undefined || listener.profileId === profileId) listener.hear(event)
    },
    close: () => clearTimeout(waiting),
  }
}

const staleOf = (topics: ReadonlySet<Topic>): LiveEvent => ({ kind: 'stale', topics: [...topics] })
