/** How much is under way at this moment for each of those who may only have so much of it. */
export function createInFlightLimiter() {
  const held = new Map<string, number>()
  return {
    /** How to give back what is taken now; undefined: it would be more than the most. */
    hold: (key: string, amount: number, maximum: number): (() => void) | undefined => {
      const now = held.get(key) ?? 0
      if (now + amount > maximum) return undefined
      held.set(key, now + amount)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(key) ?? 0) - amount
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
    },
  }
}
