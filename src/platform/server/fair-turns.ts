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
}

type Start = () => void

/**
 * Gives turns to organisations one after the other, within each to its people one after the other, and within each person to
 * the works in the order they came. A person who asks for much waits behind the others.
 */
export function createFairQueue({ lanes, lanesOfOne, waiting, ...maximum }: FairQueueLimits) {
  /** Both maps in the order of turns: who was served goes to the end. */
  const queues = new Map<string, Map<string, Start[]>>()
  const running = new Map<string, number>()
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
      const found = [...queues].find(([organizationId]) => (running.get(organizationId) ?? 0) < lanesOfOne)
      if (!found) return
      const [organizationId, people] = found
      const start = takeFirst(people)
      queues.delete(organizationId)
      if (people.size > 0) queues.set(organizationId, people)
      waits -= 1
      underWay += 1
      running.set(organizationId, (running.get(organizationId) ?? 0) + 1)
      start?.()
    }
  }

  function leave(organizationId: string): void {
    underWay -= 1
    const left = (running.get(organizationId) ?? 1) - 1
    if (left > 0) running.set(organizationId, left)
    else running.delete(organizationId)
    serve()
  }

  return {
    /** Does the work when its turn has come; undefined: too much waits already. */
    async take<T>(asker: Requester, work: () => Promise<T>): Promise<T | undefined> {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (!enqueue(asker, resolve)) return undefined
      serve()
      await promise
      try {
        return await work()
      } finally {
        leave(asker.organizationId)
      }
    },
  }
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
