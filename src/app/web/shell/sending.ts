import type { QueryClient } from '@tanstack/react-query'
import { separateRefusedMark } from '#features/planning/availability/web/waiting-marks.ts'
import { isDisconnected } from '#platform/web/connection.ts'
import { setIdempotencyKey, idempotencyKeyOf } from '#platform/web/intents.ts'
import { cacheOwner } from '#platform/web/cache-owner.ts'
import { changeStoredWrites } from '#platform/web/outbox-store.ts'
import { runMutation } from '#platform/web/queries.ts'
import { type PendingWrite, getPendingWrites } from '#platform/web/pending-writes.ts'
import { call, CallError, isServerError, refusalIn } from '#platform/web/rpc.ts'

/** Milliseconds to the next try with a server that is there and does not take it. */
const pause = 30_000
/** Times that one alone may fail before somebody is asked what to do. */
const patience = 3
/** Not what was asked for is wrong, but the moment, or who asks. */
const notNow = new Set([401, 408, 425, 429])

let timer: ReturnType<typeof setTimeout> | undefined
let isUnderWay = false

/**
 * Sends what waits, one after the other; what the server refuses stays, with its reason, and goes no further. What it cannot
 * do for once holds up only what is about the same. In one window at a time, where the browser can see to that.
 */
export async function sendPendingWrites(queries: QueryClient): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  clearTimeout(timer)
  const send = () => sendAll(queries)
  // without a lock a second window at worst sends under the same name, which comes to nothing
  const sent = await ('locks' in navigator ? navigator.locks.request('staffel.outbox', send) : send()).finally(() => {
    isUnderWay = false
  })
  // after sending has ended: a slow read must not cancel the next try, which does nothing while one is under way
  await Promise.all([...sent].map(feature => queries.invalidateQueries({ queryKey: [[feature]] })))
}

/** Returns the features of the writes that were sent. */
async function sendAll(queries: QueryClient): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  const held = new Set<string>()
  let isOver = true
  for (;;) {
    const next = getPendingWrites().find(one => one.refused === undefined && !held.has(subjectOf(one)))
    // whoever has signed out, in whichever window, sends nothing more
    if (next === undefined || isDisconnected() || cacheOwner() === undefined) break
    const outcome = isResting(next) ? 'failed' : await sendOne(next, queries)
    if (outcome !== 'done') isOver = false
    if (outcome === 'notNow') break
    if (outcome === 'failed') held.add(subjectOf(next))
    else done.add(next.path[0])
  }
  if (!isOver) timer = setTimeout(() => void sendPendingWrites(queries), pause)
  return done
}

/** What it is about: answers to one shift keep their order, and so do marks in one week. */
function subjectOf({ path: [feature], input }: PendingWrite): string {
  const { assignmentId, week } = input as { assignmentId?: string; week?: string }
  return `${feature} ${assignmentId ?? week}`
}

/** Also when another window has tried. */
const isResting = ({ failed }: PendingWrite): boolean => failed !== undefined && Date.now() - failed.at < pause

/** `notNow`: there was no answer, or none to this. `failed`: to this the server had none. */
async function sendOne(next: PendingWrite, queries: QueryClient): Promise<'done' | 'notNow' | 'failed'> {
  // once: other windows hear of every change, and would try at once what this one has just tried
  if (!next.isSent)
    await changeStoredWrites(waiting => waiting.map(one => (one.id === next.id ? { ...one, isSent: true } : one)))
  // another window has taken it back
  if (!getPendingWrites().some(({ id }) => id === next.id)) return 'done'
  setIdempotencyKey(next.path, next.input, next.id)
  try {
    await runMutation(queries, ['outbox'], () => call(next.path, next.input))
  } catch (error) {
    return afterError(next, error)
  }
  await changeStoredWrites(waiting => waiting.filter(({ id }) => id !== next.id))
  return 'done'
}

async function afterError(next: PendingWrite, error: unknown): Promise<'done' | 'notNow' | 'failed'> {
  const put = (how: (one: PendingWrite) => PendingWrite[]) =>
    changeStoredWrites(waiting => waiting.flatMap(one => (one.id === next.id ? how(one) : one)))
  if (error instanceof CallError && error.code === 'input.bug' && (await isWell())) {
    const failed = { times: (next.failed?.times ?? 0) + 1, at: Date.now() }
    const isGivenUp = failed.times >= patience
    await put(one => [{ ...one, failed, ...(isGivenUp ? { refused: error.message } : {}) }])
    return isGivenUp ? 'done' : 'failed'
  }
  const refusal = refusalIn(error)
  if (!refusal || isServerError(error) || (error instanceof CallError && notNow.has(error.status))) return 'notNow'
  await put(({ failed: _, ...one }) => afterRefusal(one, refusal))
  return 'done'
}

/** Whether the server has all that it works with: else nothing of this is to blame. */
const isWell = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Of many cells one may be closed by now: that one is refused, the others are sent again without it. */
function afterRefusal(
  one: PendingWrite,
  { message, complaints }: NonNullable<ReturnType<typeof refusalIn>>,
): PendingWrite[] {
  const index = Number(/^cells\.(\d+)/.exec(complaints[0]?.field ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(index)) return [{ ...one, refused: message }]
  const { refused, rest } = separateRefusedMark(one, index)
  const { parts: _, ...bare } = one
  const said = { ...bare, id: `${one.id} ${index}`, title: refused, refused: message }
  return rest ? [said, { ...one, ...rest, id: idempotencyKeyOf(one.path, rest.input), isSent: false }] : [said]
}

/** What the server could not do, once more and in its old place. */
export const retryPendingWrite = (id: string): Promise<void> =>
  changeStoredWrites(waiting =>
    waiting.map(one => {
      if (one.id !== id) return one
      const { refused: _, failed: __, ...again } = one
      return again
    }),
  )
