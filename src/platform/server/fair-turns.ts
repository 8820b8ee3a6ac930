/** On whose behalf something heavy is done. */
export interface Requester {
  readonly organizationId: string
  readonly personId: string
}

interface FairQueueLimits {
  /** How many works are under way at once. */
  readonly lanes: number
  /** Of these, how many for one organisation: what is left is for the others. */
  readonly lanesOfOne: number
  /**
   * How many works of one person, of one organisation and of all may wait; who comes later is sent away. Where too much
   * waits of all, an organisation of which nothing waits may still come.
   */
  readonly waitingOfPerson: number
  readonly waitingOfOrganization: number
  readonly waiting: number
  /** A work that has waited this long for its turn is refused: a proxy in front gives up on an answer that never comes. */
  readonly maxWaitMilliseconds: number
}

/** Receives false when the work has waited too long. */
type Start = (isTurn: boolean) => void

/** Milliseconds after which half of what an organisation has used is forgotten. */
const usageHalfLife = 60_000

/**
 * Gives the next turn to the organisation that has used the lanes least of late, and among equals in turn; within each to its
 * people one after the other, and within each person to the works in the order they came. So however many organisations ask
 * for heavy works, another one waits for the works that are running, not for all that are waiting.
 * @param now milliseconds of a clock that only goes forward
 */
export function createFairQueue(
  { lanes, lanesOfOne, waiting, maxWaitMilliseconds, ...maximum }: FairQueueLimits,
  now: () => number = () => performance.now(),
) {
  /** Both maps in the order of turns: an organisation and a person go to the end when their work begins, and when it ends. */
  const queues = new Map<string, Map<string, Start[]>>()
  const running = new Map<string, number>()
  /** Milliseconds that lanes were used, as of the given time. */
  const used = new Map<string, { readonly amount: number; readonly at: number }>()
  let [underWay, waits] = [0, 0]

  function enqueue({ organizationId, personId }: Requester, start: Start): boolean {
    const people = queues.get(organizationId) ?? new Map<string, Start[]>()
    const own = people.get(personId) ?? []
    const ofOrganization = [...people.values()].reduce((sum, works) => sum + works.length, 0)
    if (own.length >= maximum.waitingOfPerson || ofOrganization >= maximum.waitingOfOrganization) return false
    if (waits >= waiting && ofOrganization > 0) return false
    own.push(start)
    people.set(personId, own)
    queues.set(organizationId, people)
    waits += 1
    return true
  }

  function serve(): void {
    while (underWay < lanes) {
      const [found] = [...queues]
        .filter(([organizationId]) => (running.get(organizationId) ?? 0) < lanesOfOne)
        .toSorted(([a], [b]) => usageOf(a) - usageOf(b))
      if (!found) return
      const [organizationId, people] = found
      const start = takeFirst(people)
      queues.delete(organizationId)
      if (people.size > 0) queues.set(organizationId, people)
      waits -= 1
      underWay += 1
      running.set(organizationId, (running.get(organizationId) ?? 0) + 1)
      start?.(true)
    }
  }

  function usageOf(organizationId: string): number {
    const { amount, at } = used.get(organizationId) ?? { amount: 0, at: 0 }
    return amount * 0.5 ** ((now() - at) / usageHalfLife)
  }

  function addUsage(organizationId: string, milliseconds: number): void {
    for (const known of used.keys()) if (usageOf(known) < 1) used.delete(known)
    used.set(organizationId, { amount: usageOf(organizationId) + milliseconds, at: now() })
  }

  function leave({ organizationId, personId }: Requester, began: number): void {
    underWay -= 1
    addUsage(organizationId, now() - began)
    const left = (running.get(organizationId) ?? 1) - 1
    if (left > 0) running.set(organizationId, left)
    else running.delete(organizationId)
    // what was asked for during the work comes after everything that others asked for during it
    const people = queues.get(organizationId)
    if (people) moveToEnd(people, personId)
    moveToEnd(queues, organizationId)
    serve()
  }

  function expire({ organizationId, personId }: Requester, start: Start): void {
    const people = queues.get(organizationId)
    const own = people?.get(personId) ?? []
    const at = own.indexOf(start)
    if (at === -1) return
    own.splice(at, 1)
    if (own.length === 0) people?.delete(personId)
    if (people?.size === 0) queues.delete(organizationId)
    waits -= 1
    start(false)
  }

  return {
    /** Does the work when its turn has come; undefined: too much waits already, or the turn did not come in time. */
    async take<T>(asker: Requester, work: () => Promise<T>): Promise<T | undefined> {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      if (!enqueue(asker, resolve)) return undefined
      serve()
      const expiry = setTimeout(() => expire(asker, resolve), maxWaitMilliseconds)
      const isTurn = await promise
      clearTimeout(expiry)
      if (!isTurn) return undefined
      const began = now()
      try {
        return await work()
      } finally {
        leave(asker, began)
      }
    },
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

/** The oldest work of the person whose turn it is; the person then stands behind the others. */
function takeFirst(people: Map<string, Start[]>): Start | undefined {
  const [first] = people
  if (!first) return undefined
  const [personId, own] = first
  const start = own.shift()
  people.delete(personId)
  if (own.length > 0) people.set(personId, own)
  return start
}
