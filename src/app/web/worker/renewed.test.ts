import { afterEach, expect, it, vi } from 'vitest'
import { renewWhatIsExchanged } from './renewed.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that exchanges its subscription; `isHere`: the server tells this sign-in on it. */
async function exchanged({ isHere, status = 200 }: { isHere: boolean; status?: number }) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: { method: string; body: string }) => {
    if (init) sent.push([init.method, path, JSON.parse(init.body)])
    return Response.json({ publicKey: 'key', devices: [{ isHere }] }, { status })
  })
  let hear: ((event: { waitUntil: (work: Promise<void>) => void }) => void) | undefined
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: typeof hear) => {
      if (name === 'pushsubscriptionchange') hear = listener
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
  renewWhatIsExchanged()
  let work: Promise<void> | undefined
  const waitUntil = (of: Promise<void>) => {
    work = of
  }
  hear?.({ waitUntil })
  await work
  return sent
}

it('a subscription that the browser has exchanged is told to the server', async () => {
  const told = { endpoint: 'https://push.example/key', p256dh: 'p', auth: 'a' }
  expect(await exchanged({ isHere: true })).toEqual([['PUT', '/api/v1/me/push', told]])
})

it.each([
  ['is not told here', { isHere: false }],
  ['has ended', { isHere: true, status: 401 }],
])('nothing is said for a sign-in that %s', async (_, given) => {
  expect(await exchanged(given)).toEqual([])
})
