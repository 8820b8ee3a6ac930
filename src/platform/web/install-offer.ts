/** What browsers that can put an app on the device say, and later do; not in the types of the platform. */
interface Offer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: Offer | undefined
const watchers = new Set<() => void>()

const change = (next: Offer | undefined) => {
  offer = next
  for (const watch of watchers) watch()
}

/** From the start: the browser says it once, and would show a bar of its own. */
export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    change(event as Offer)
  })
  addEventListener('appinstalled', () => change(undefined))
}

export const installOffer = (): Offer | undefined => offer

export function watchInstallOffer(watch: () => void): () => void {
  watchers.add(watch)
  return () => {
    watchers.delete(watch)
  }
}

/** Once an offer is answered, the browser makes another one when it likes. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer
  change(undefined)
  await taken?.prompt()
}

/** Whether this page is the app itself, and not a tab of a browser. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
