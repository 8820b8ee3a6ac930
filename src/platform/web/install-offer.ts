/** What browsers that can put an app on the device say, and later do; not in the types of the platform. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallPromptEvent | undefined
const watchers = new Set<() => void>()

const change = (next: InstallPromptEvent | undefined) => {
  offer = next
  for (const watch of watchers) watch()
}

/** From the start: the browser says it once, and would show a bar of its own. */
export function listenForInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    change(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => change(undefined))
}

export const installOffer = (): InstallPromptEvent | undefined => offer

export function watchInstallOffer(watch: () => void): () => void {
  watchers.add(watch)
  return () => {
    watchers.delete(watch)
  }
}

/** Once an offer is answered, the browser makes another one when it likes. */
export async function showInstallPrompt(): Promise<void> {
  const taken = offer
  change(undefined)
  await taken?.prompt()
}

/**
 * Whether apps come on this device by Safari's home screen: an iPhone or an iPad, which calls itself a Macintosh unless asked
 * for mobile pages. No Mac has a touch screen.
 */
export const installsByHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Whether this page is the app itself, and not a tab of a browser. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
