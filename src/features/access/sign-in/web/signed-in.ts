import { refusalIn } from '#platform/web/rpc.ts'

const key = 'staffel.signed-in'
const endedKey = 'staffel.ended'
const leavingKey = 'staffel.leaving'

/** Somebody is signed in with this browser; whoever finds nobody there later knows that it ended. */
export function markSignedIn(): void {
  clearSignedIn()
  localStorage.setItem(key, 'yes')
}

let isLeaving = false

/** A fresh page follows: until it comes, nobody leads elsewhere from this one. */
export const markSigningOut = (): void => {
  clearSignedIn()
  localStorage.setItem(leavingKey, 'yes')
  isLeaving = true
}

/** The server has heard of it. */
export const clearSigningOut = (): void => localStorage.removeItem(leavingKey)

/** Who has signed out without a connection is not signed in again with it: first the server hears of it. */
export async function finishSigningOut(signOut: () => Promise<unknown>): Promise<void> {
  // the page that is being left is telling it already
  if (isLeaving || localStorage.getItem(leavingKey) === null) return
  await signOut().catch((error: unknown) => {
    if (refusalIn(error) === undefined) throw error
  })
  clearSigningOut()
}

export const isSigningOut = (): boolean => isLeaving

/** By one's own will: nothing has to be said of it. */
export function clearSignedIn(): void {
  localStorage.removeItem(key)
  sessionStorage.removeItem(endedKey)
}

/** For the way from `to` to the sign-in; the address says it because another host cannot read this one's storage. */
export function takeSessionEndedParams(to: string): { ended?: true; to?: string } {
  const wasSignedIn = localStorage.getItem(key) !== null
  clearSignedIn()
  return wasSignedIn ? { ended: true, to } : {}
}

/** Where signing in has a host of its own, it is here that the note lies. */
export const clearSessionEnded = (): void => sessionStorage.removeItem(endedKey)

export const markSessionEnded = (): void => sessionStorage.setItem(endedKey, 'yes')

export const hasSessionEnded = (): boolean => sessionStorage.getItem(endedKey) !== null
