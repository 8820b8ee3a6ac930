import { vi } from 'vitest'

interface FakeRequest {
  result?: unknown
  error?: Error
  onsuccess?: () => void
  onerror?: () => void
  oncomplete?: () => void
  onabort?: () => void
  onupgradeneeded?: () => void
}

/** A browser with what it stores for all its windows: as much of IndexedDB as idb-keyval asks for. */
export function openBrowser() {
  localStorage.clear()
  const disk = { stored: new Map<string, unknown>(), isFull: false, isAway: false, refused: 0 }
  let turn = Promise.resolve()
  /** Transactions, and tries to open, that are not over. */
  let underWay = 0
  const channels = new Set<BroadcastChannel>()

  const transaction = () => {
    const whole: FakeRequest = {}
    const steps: (() => void)[] = []
    let now = new Map<string, unknown>()
    let isFine = true
    const ask = (get: () => unknown): FakeRequest => {
      const request: FakeRequest = {}
      steps.push(() => {
        request.result = get()
        request.onsuccess?.()
      })
      return request
    }
    const store = {
      transaction: whole,
      get: (key: string) => ask(() => structuredClone(now.get(key))),
      clear: () => ask(() => now.clear()),
      put: (value: unknown, key: string) => {
        const written = structuredClone(value)
        return ask(() => {
          isFine &&= !disk.isFull
          now.set(key, written)
        })
      },
    }
    // one after the other, as in a browser
    underWay++
    turn = turn.then(async () => {
      now = new Map(disk.stored)
      for (let step = steps.shift(); step; step = steps.shift()) {
        step()
        await soon()
      }
      if (isFine) disk.stored = now
      else whole.error = new DOMException('no room', 'QuotaExceededError')
      if (isFine) whole.oncomplete?.()
      else whole.onabort?.()
      await soon()
      underWay--
    })
    return { objectStore: () => store }
  }

  vi.stubGlobal('indexedDB', {
    open: () => {
      const request: FakeRequest = {}
      underWay++
      void soon().then(async () => {
        request.result = { createObjectStore: () => {}, transaction }
        request.error = new DOMException('no way to it', 'UnknownError')
        if (disk.isAway) {
          disk.refused++
          request.onerror?.()
        } else request.onsuccess?.()
        await soon()
        underWay--
      })
      return request
    },
  })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.add(this)
      }
    },
  )

  /** All its windows: they hear no more, and what they were at is over. */
  async function close() {
    for (const channel of channels) channel.close()
    while (underWay > 0) await soon()
    vi.unstubAllGlobals()
  }
  return { disk, openWindow, close }
}

const soon = () => new Promise(resolve => setTimeout(resolve))

/** With modules of its own. */
async function openWindow() {
  vi.resetModules()
  return {
    ...(await import('#platform/web/outbox.ts')),
    ...(await import('#platform/web/outbox-store.ts')),
    ...(await import('#platform/web/pending-writes.ts')),
    ...(await import('#platform/web/clear-cache.ts')),
  }
}
