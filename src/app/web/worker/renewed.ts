/* A browser may exchange or drop its push subscription by itself: the server learns the new one, or nothing arrives any more. */

declare const self: ServiceWorkerGlobalScope

/** Of `GET /api/v1/me/push`. */
interface State {
  readonly publicKey: string
  /** `address`: a hash of the one that the server knows. */
  readonly devices: readonly { readonly isHere: boolean; readonly address: string }[]
}

export function listenForSubscriptionChanges(): void {
  self.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew()))
  // not every browser says so: whoever opens the app asks
  self.addEventListener('message', event => {
    if (event.data === 'renew') event.waitUntil(renew().catch(() => {}))
  })
}

/** Only for a sign-in that is told here: whoever has signed in since has not asked for it. */
async function renew(): Promise<void> {
  const read = await fetch('/api/v1/me/push')
  if (!read.ok) return
  const { publicKey, devices } = (await read.json()) as State
  const here = devices.find(({ isHere }) => isHere)
  if (!here) return
  const made =
    (await self.registration.pushManager.getSubscription()) ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  const { endpoint = '', keys } = made.toJSON()
  if ((await hashOf(endpoint)) === here.address) return
  await fetch('/api/v1/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  })
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
