// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { waitTimeout } from '#test/timeouts.ts'

const confirmed = {
  path: ['ownShifts', 'confirm'] as const,
  input: { assignmentId: 'early' },
  title: 'Bestätigt: Früh',
}

let browser: ReturnType<typeof openBrowser>
let calls: string[]
let isThere: boolean
/** Assignments at which the server breaks; whether it has all that it works with. */
let breaksAt: readonly string[]
let isWell: boolean
beforeEach(() => {
  browser = openBrowser()
  calls = []
  isThere = true
  breaksAt = []
  isWell = true
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T11:00:00Z') })
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (asked === '/readyz') return new Response('', { status: isWell ? 200 : 503 })
    const { url } = asked as Request
    calls.push(new URL(url).pathname)
    if (!isThere) throw new TypeError('no answer')
    const { assignmentId } = (await (asked as Request).json()).json
    if (!breaksAt.includes(assignmentId)) return Response.json({ json: null })
    const error = { defined: false, code: 'input.bug', status: 500, message: 'Ups! (a1)' }
    return Response.json({ json: error, meta: [] }, { status: 500 })
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await browser.close()
})

async function openForKim() {
  const opened = await browser.openWindow()
  await opened.startCacheFor('kim')
  await opened.startPendingWriteStore()
  const { sendPendingWrites, retryPendingWrite } = await import('./sending.ts')
  return { ...opened, retryPendingWrite, send: (queries = new QueryClient()) => sendPendingWrites(queries) }
}

it('sends what found no room as well', async () => {
  const kim = await openForKim()
  browser.disk.isFull = true
  await kim.deferWrite(confirmed)
  await kim.send()
  expect(calls).toEqual(['/api/rpc/ownShifts/confirm'])
  expect([kim.getPendingWrites(), kim.hasUnsavedWrites()]).toEqual([[], false])
})

it('other windows hear of the first try alone, and do not all try as soon as one has', async () => {
  const kim = await openForKim()
  await kim.deferWrite(confirmed)
  isThere = false
  await kim.send()
  const heard: unknown[] = []
  const allIsHeard = Promise.withResolvers<void>()
  const other = new BroadcastChannel('staffel.outbox')
  other.addEventListener('message', ({ data }) => {
    heard.push(data)
    if (data === 'last') allIsHeard.resolve()
  })
  await kim.send()
  // messages of a channel arrive in the order in which they were sent
  const last = new BroadcastChannel('staffel.outbox')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  last.postMessage('last')
  await allIsHeard.promise
  for (const channel of [other, last]) channel.close()
  expect([calls.length, heard]).toEqual([2, ['last']])
})

describe('what is taken back in one window as another sends it', () => {
  async function openTwo() {
    const first = await openForKim()
    await first.deferWrite(confirmed)
    const second = await openForKim()
    return { first, second, id: second.getPendingWrites()[0]?.id ?? '' }
  }

  it('stays, once it is on its way', async () => {
    const { first, second, id } = await openTwo()
    isThere = false
    await Promise.all([first.send(), second.discardWrite(id)])
    expect(calls).toHaveLength(1)
    for (const { getPendingWrites } of [first, second, await openForKim()])
      expect(getPendingWrites()).toMatchObject([{ id, isSent: true }])
    isThere = true
    await first.send()
    expect(first.getPendingWrites()).toEqual([])
  })

  it('is not sent, if it is not on its way yet', async () => {
    const { first, second, id } = await openTwo()
    await Promise.all([second.discardWrite(id), first.send()])
    expect(calls).toEqual([])
    expect(first.getPendingWrites()).toEqual([])
  })
})

describe('what the server breaks at', () => {
  const answer = (procedure: 'confirm' | 'decline', assignmentId: string) => ({
    path: ['ownShifts', procedure] as const,
    input: { assignmentId },
    title: `${procedure} ${assignmentId}`,
  })
  const titles = (waiting: readonly { readonly title: string }[]) => waiting.map(({ title }) => title)
  const passes = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

  async function withThree() {
    const kim = await openForKim()
    for (const one of [answer('confirm', 'early'), answer('decline', 'early'), answer('confirm', 'late')]) {
      await kim.deferWrite(one)
    }
    breaksAt = ['early']
    await kim.send()
    return kim
  }

  it('holds up what is about the same and nothing else', async () => {
    const kim = await withThree()
    expect(calls).toEqual(['/api/rpc/ownShifts/confirm', '/api/rpc/ownShifts/confirm'])
    expect(titles(kim.getPendingWrites())).toEqual(['confirm early', 'decline early'])
    // a window that hears of it at once leaves it alone as well
    await (await openForKim()).send()
    expect(calls).toHaveLength(2)
    breaksAt = []
    passes(30)
    await kim.send()
    expect([calls.slice(2), kim.getPendingWrites()]).toEqual([
      ['/api/rpc/ownShifts/confirm', '/api/rpc/ownShifts/decline'],
      [],
    ])
  })

  it('is given up at the third time, and stays until somebody tries it again or discards it', async () => {
    const kim = await withThree()
    for (let n = 0; n < 10; n++) {
      passes(30)
      await kim.send()
    }
    expect(calls).toHaveLength(1 + 3 + 3)
    expect(kim.getPendingWrites()).toMatchObject([
      { title: 'confirm early', refused: 'Ups! (a1)', failed: { times: 3 } },
      { title: 'decline early', refused: 'Ups! (a1)', failed: { times: 3 } },
    ])
    const [first, second] = (await openForKim()).getPendingWrites()
    await kim.discardWrite(second?.id ?? '')
    breaksAt = []
    await kim.retryPendingWrite(first?.id ?? '')
    await kim.send()
    expect([calls.length, kim.getPendingWrites()]).toEqual([8, []])
  })

  it('is tried again while a page is still reading what another write has changed', async () => {
    const kim = await openForKim()
    for (const one of [answer('confirm', 'early'), answer('confirm', 'late')]) await kim.deferWrite(one)
    breaksAt = ['early']
    const queries = new QueryClient()
    const queryFn = vi.fn(() => new Promise<never[]>(() => {}))
    const read = { queryKey: [['ownShifts']], queryFn, initialData: [], staleTime: Number.POSITIVE_INFINITY }
    const stop = new QueryObserver(queries, read).subscribe(() => {})
    void kim.send(queries)
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce(), waitTimeout)
    breaksAt = []
    passes(30)
    const sends: Promise<void>[] = []
    await vi.waitFor(() => {
      sends.push(kim.send())
      expect(kim.getPendingWrites()).toEqual([])
    }, waitTimeout)
    // other windows are notified last, over a channel that this test closes
    await Promise.all(sends)
    stop()
  })

  it('is not to blame as long as the server lacks what it works with', async () => {
    isWell = false
    const kim = await withThree()
    for (let n = 0; n < 5; n++) await kim.send()
    expect(new Set(calls)).toEqual(new Set(['/api/rpc/ownShifts/confirm']))
    expect(titles(kim.getPendingWrites())).toEqual(['confirm early', 'decline early', 'confirm late'])
    expect(kim.getPendingWrites().every(({ failed, refused }) => !failed && refused === undefined)).toBe(true)
  })
})
