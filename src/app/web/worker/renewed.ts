/* A browser may exchange its push subscription by itself: the server learns the new one, or nothing arrives any more. */

declare const self: ServiceWorkerGlobalScope

/** Of `GET /api/v1/me/push`. */
interface State {
  readonly publicKey: string
  readonly devices: readonly { readonly isHere: boolean }[]
}

export function renewWhatIsExchanged(): void {
  self.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew()))
}

/** Only for a sign-in that is told here: whoever has signed in since has not asked for it. */
async function renew(): Promise<void> {
  const read = await fetch('/api/v1/me/push')
  if (!read.ok) return
  const { publicKey, devices } = (await read.json()) as State
  if (!devices.some(({ isHere }) => isHere)) return
  const made =
    (await self.registration.pushManager.getSubscription()) ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  const { endpoint, keys } = made.toJSON()
  await fetch('/api/v1/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  })
}
