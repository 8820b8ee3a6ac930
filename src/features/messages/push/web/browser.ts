/* What this browser can do and has allowed; the service worker shows what arrives. */

import { installsByHomeScreen } from '#platform/web/install-offer.ts'

export type PushAbility = 'possible' | 'unsupported' | 'onHomeScreen' | 'denied'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return installsByHomeScreen() ? 'onHomeScreen' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

export interface BrowserPushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Asks the person, then the browser's push service. Undefined: the person said no.
 * @throws Error where the push service cannot be reached
 */
export async function subscribeToPush(publicKey: string): Promise<BrowserPushAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // one that was made for another key of the installation hears nothing any more
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** Whether this browser still has the subscription that the server knows: browsers renew theirs, and take them back. */
export async function hasSubscription(address: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  const made = await registration?.pushManager.getSubscription()
  if (!made) return false
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.endpoint))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('') === address
}
