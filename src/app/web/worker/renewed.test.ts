import { afterEach, expect, it, vi } from 'vitest'
import { listenForSubscriptionChanges } from './renewed.ts'

afterEach(() => vi.unstubAllGlobals())

interface Given {
  readonly isHere: boolean
  readonly status?: number
  readonly by?: 'pushsubscriptionchange' | 'message'
  /** The subscription that the server knows. */
  readonly known?: string
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A browser that exchanges its subscription; `isHere`: the server tells this sign-in on it. */
async function exchanged({ isHere, status = 200, by = 'pushsubscriptionchange', known = '' }: Given) {
  const sent: unknown[] = []
  const address = await hashOf(known)
  vi.stubGlobal('fetch', async (path: string, init?: { method: string; body: string }) => {
    if (init) sent.push([init.method, path, JSON.parse(init.body)])
    return Response.json({ publicKey: 'key', devices: [{ isHere, address }] }, { status })
  })
  let hear: ((event: { data: string; waitUntil: (work: Promise<void>) => void }) => void) | undefined
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: typeof hear) => {
      if (name === by) hear = listener
    },
    registration: {
      pushManager: {
        getSubscription: async () => null,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => ({
          toJSON: () => ({
            endpoint: `https://push.example/${applicationServerKey}`,
            keys: { p256dh: 'p', auth: 'a' },
          }),
        }),
      },
    },
  })
  listenForSubscriptionChanges()
  let work: Promise<void> | undefined
  const waitUntil = (of: Promise<void>) => {
    work = of
  }
  hear?.({ data: 'renew', waitUntil })
  await work
  return sent
}

it('a subscription that the browser has exchanged is told to the server', async () => {
  const told = { endpoint: 'https://push.example/key', p256dh: 'p', auth: 'a' }
  expect(await exchanged({ isHere: true })).toEqual([['PUT', '/api/v1/me/push', told]])
  expect(await exchanged({ isHere: true, by: 'message' })).toEqual([['PUT', '/api/v1/me/push', told]])
})

it('one that the server knows is not told again, however often the app is opened', async () => {
  expect(await exchanged({ isHere: true, by: 'message', known: 'https://push.example/key' })).toEqual([])
})

it.each([
  ['is not told here', { isHere: false }],
  ['has ended', { isHere: true, status: 401 }],
])('nothing is said for a sign-in that %s', async (_, given) => {
  expect(await exchanged(given)).toEqual([])
})
