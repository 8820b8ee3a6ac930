// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBrowser } from '#test/browser.ts'

const confirmed = {
  path: ['ownShifts', 'confirm'] as const,
  input: { assignmentId: 'early' },
  title: 'Bestätigt: Früh',
}

let browser: ReturnType<typeof openBrowser>
let calls: string[]
beforeEach(() => {
  browser = openBrowser()
  calls = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls.push(new URL(url).pathname)
    return Response.json({ json: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

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
