/**
 * How often Discord may be asked, as its answers say: each route belongs to a bucket that is learned from the first answer,
 * for each channel one. What is known holds for this process; all nodes together are held back by `pace.ts`.
 */
export interface DiscordLimits {
  /** Milliseconds until the route may be asked; the place is taken. */
  take(route: string, of: string): number
  /** @param seconds that a refusal asks to wait */
  heed(
    route: string,
    of: string,
    headers: Headers,
    refused?: { readonly seconds: number; readonly isForAll: boolean },
  ): void
}

const maxBuckets = 10_000

export function openDiscordLimits(now: () => number = () => performance.now()): DiscordLimits {
  const names = new Map<string, string>()
  const buckets = new Map<string, { remaining: number; endsAt: number }>()
  let heldUntil = 0
  const keyOf = (route: string, of: string) => `${names.get(route) ?? route} ${of}`

  return {
    take(route, of) {
      const at = now()
      const bucket = buckets.get(keyOf(route, of))
      if (bucket && bucket.endsAt > at && bucket.remaining <= 0) return Math.max(bucket.endsAt, heldUntil) - at
      if (bucket) bucket.remaining -= 1
      return Math.max(0, heldUntil - at)
    },
    heed(route, of, headers, refused) {
      const at = now()
      const name = headers.get('x-ratelimit-bucket')
      if (name !== null) names.set(route, name)
      if (refused) {
        if (refused.isForAll) heldUntil = Math.max(heldUntil, at + refused.seconds * 1000)
        else buckets.set(keyOf(route, of), { remaining: 0, endsAt: at + refused.seconds * 1000 })
        return
      }
      const [remaining, after] = [headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset-after')]
      if (remaining === null || after === null) return
      if (buckets.size >= maxBuckets) for (const [key, { endsAt }] of buckets) if (endsAt <= at) buckets.delete(key)
      buckets.set(keyOf(route, of), { remaining: Number(remaining), endsAt: at + Number(after) * 1000 })
    },
  }
}
