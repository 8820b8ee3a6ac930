import { afterAll, vi } from 'vitest'

// files share a process: a stub or spy that one leaves would answer in the next
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
