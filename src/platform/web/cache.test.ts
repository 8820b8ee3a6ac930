// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openBrowser } from '#test/browser.ts'

let browser: ReturnType<typeof openBrowser>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  browser = openBrowser()
})
afterEach(async () => {
  await browser.close()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** A window of the app as it was built when answers had this shape. */
async function openApp(shape: string) {
  vi.stubEnv('VITE_ANSWERS', shape)
  const { startCacheFor } = await browser.openWindow()
  await startCacheFor('kim')
  return import('./cache.ts')
}

const now = Date.parse('2026-11-20T11:00:00Z')
const week = { queryKey: [['agencyWeek', 'get']], data: { groups: [] }, at: now }
const deed = { id: 'a', path: ['ownShifts', 'confirm'], input: {}, title: 'Bestätigt', at: 0 } as never

it('is read by the version that kept it, and of another one only what waits to be sent', async () => {
  const before = await openApp('before')
  await before.changeCache('kim', kept => ({
    ...kept,
    at: now,
    session: 'kim',
    answers: [week],
    waiting: [deed],
  }))
  expect(await before.readCache()).toMatchObject({ session: 'kim', answers: [week], waiting: [deed] })

  const after = await openApp('now')
  expect(await after.readCache()).toMatchObject({ session: null, answers: [], waiting: [deed] })
  // whatever it keeps does not come to stand beside what it cannot read
  await after.changeCache('kim', kept => ({ ...kept, session: 'Kim' }))
  expect(await after.readCache()).toMatchObject({ session: 'Kim', answers: [], waiting: [deed] })
})
