import { ORPCError } from '@orpc/client'
import type { QueryClient } from '@tanstack/react-query'
import { withoutRefused } from '#features/planning/availability/web/waiting-marks.ts'
import { isCutOff } from '#platform/web/connection.ts'
import { intend, intentOf } from '#platform/web/intents.ts'
import { keptFor } from '#platform/web/kept-for.ts'
import { change } from '#platform/web/outbox-kept.ts'
import { type Waiting, waitingNow } from '#platform/web/waiting.ts'
import { call, isServerError, refusalIn } from '#platform/web/rpc.ts'

/** Milliseconds to the next try with a server that is there and does not take it. */
const pause = 30_000
/** Not what was asked for is wrong, but the moment, or who asks. */
const notNow = new Set([401, 408, 425, 429])

let timer: ReturnType<typeof setTimeout> | undefined
let isUnderWay = false

/**
 * Sends what waits, one after the other; what the server refuses stays, with its reason, and goes no further. In one window
 * at a time, where the browser can see to that.
 */
export async function sendWaiting(queries: QueryClient): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  clearTimeout(timer)
  const send = () => sendAll(queries)
  // without a lock a second window at worst sends under the same name, which comes to nothing
  await ('locks' in navigator ? navigator.locks.request('staffel.outbox', send) : send()).finally(() => {
    isUnderWay = false
  })
}

async function sendAll(queries: QueryClient): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const next = waitingNow().find(({ refused }) => refused === undefined)
    // whoever has signed out, in whichever window, sends nothing more
    if (next === undefined || isCutOff() || keptFor() === undefined) break
    if (!(await sendOne(next))) {
      timer = setTimeout(() => void sendWaiting(queries), pause)
      break
    }
    done.add(next.path[0])
  }
  await Promise.all([...done].map(feature => queries.invalidateQueries({ queryKey: [[feature]] })))
}

/** False: there was no answer, or none to this. */
async function sendOne(next: Waiting): Promise<boolean> {
  await change(waiting => waiting.map(one => (one.id === next.id ? { ...one, isSent: true } : one)))
  // another window has taken it back
  if (!waitingNow().some(({ id }) => id === next.id)) return true
  intend(next.path, next.input, next.id)
  try {
    await call(next.path, next.input)
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal || isServerError(error) || (error instanceof ORPCError && notNow.has(error.status))) return false
    await change(waiting => waiting.flatMap(one => (one.id === next.id ? afterRefusal(one, refusal) : one)))
    return true
  }
  await change(waiting => waiting.filter(({ id }) => id !== next.id))
  return true
}

/** Of many cells one may be closed by now: that one is refused, the others are sent again without it. */
function afterRefusal(one: Waiting, { message, complaints }: NonNullable<ReturnType<typeof refusalIn>>): Waiting[] {
  const index = Number(/^cells\.(\d+)/.exec(complaints[0]?.field ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(index)) return [{ ...one, refused: message }]
  const { refused, rest } = withoutRefused(one, index)
  const { parts: _, ...bare } = one
  const said = { ...bare, id: `${one.id} ${index}`, title: refused, refused: message }
  return rest ? [said, { ...one, ...rest, id: intentOf(one.path, rest.input), isSent: false }] : [said]
}
