/** Milliseconds from which on a receiver is a slow one. */
const slowFrom = 1_000
/** Of an agency with slow receivers so many are sent at once, of the `atOnce` that a worker sends for everybody. */
const maxSlow = 2

interface OrganizationLoad {
  inHand: number
  isSlow: boolean
}

export interface DeliveryLimiter {
  /** Does it now; undefined: too much of this agency's is under way that takes its time. */
  take<T>(organizationId: string, work: () => Promise<T>): Promise<T | undefined>
}

/** One agency's slow receivers must not hold up what others are told: in this process, which sends for all. */
export function createDeliveryLimiter(now = () => performance.now()): DeliveryLimiter {
  const standings = new Map<string, OrganizationLoad>()
  return {
    async take(organizationId, work) {
      const standing = standings.get(organizationId) ?? { inHand: 0, isSlow: false }
      if (standing.isSlow && standing.inHand >= maxSlow) return undefined
      standings.set(organizationId, standing)
      standing.inHand += 1
      const began = now()
      try {
        return await work()
      } finally {
        standing.inHand -= 1
        standing.isSlow = now() - began >= slowFrom
        if (standing.inHand === 0 && !standing.isSlow) standings.delete(organizationId)
      }
    },
  }
}
