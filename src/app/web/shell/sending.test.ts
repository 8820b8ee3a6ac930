// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '#test/browser.ts'

const confirmed = {
  path: ['ownShifts', 'confirm'] as const,
  input: { assignmentId: 'early' },
  title: 'Bestätigt: Früh',
}

let browser: ReturnType<typeof openBrowser>
let calls: string[]
let isThere: boolean
beforeEach(() => {
  browser = openBrowser()
  calls = []
  isThere = true
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls.push(new URL(url).pathname)
    if (!isThere) throw new TypeError('no answer')
    return Response.json({ json: null })
  })
})
afterEach(() => browser.close())

async function openForKim() {
  const opened = await browser.openWindow()
  await opened.keepFor('kim')
  await opened.begin()
  const { sendWaiting } = await import('./sending.ts')
  return { ...opened, send: () => sendWaiting(new QueryClient()) }
}

it('sends what found no room as well', async () => {
  const kim = await openForKim()
  browser.disk.isFull = true
  await kim.later(confirmed)
  await kim.send()
  expect(calls).toEqual(['/api/rpc/ownShifts/confirm'])
  expect([kim.waitingNow(), kim.isAnythingUnkept()]).toEqual([[], false])
})

describe('what is taken back in one window as another sends it', () => {
  async function openTwo() {
    const first = await openForKim()
    await first.later(confirmed)
    const second = await openForKim()
    return { first, second, id: second.waitingNow()[0]?.id ?? '' }
  }

  it('stays, once it is on its way', async () => {
    const { first, second, id } = await openTwo()
    isThere = false
    await Promise.all([first.send(), second.takeBack(id)])
    expect(calls).toHaveLength(1)
    for (const { waitingNow } of [first, second, await openForKim()])
      expect(waitingNow()).toMatchObject([{ id, isSent: true }])
    isThere = true
    await first.send()
    expect(first.waitingNow()).toEqual([])
  })

  it('is not sent, if it is not on its way yet', async () => {
    const { first, second, id } = await openTwo()
    await Promise.all([second.takeBack(id), first.send()])
    expect(calls).toEqual([])
    expect(first.waitingNow()).toEqual([])
  })
})
