import { refusalIn } from '#platform/web/rpc.ts'

const key = 'staffel.signed-in'
const endedKey = 'staffel.ended'
const leavingKey = 'staffel.leaving'

/** Somebody is signed in with this browser; whoever finds nobody there later knows that it ended. */
export function noteSignedIn(): void {
  noteSignedOut()
  localStorage.setItem(key, 'yes')
}

let isLeaving = false

/** A fresh page follows: until it comes, nobody leads elsewhere from this one. */
export const noteLeaving = (): void => {
  noteSignedOut()
  localStorage.setItem(leavingKey, 'yes')
  isLeaving = true
}

/** The server has heard of it. */
export const noteLeft = (): void => localStorage.removeItem(leavingKey)

/** Who has signed out without a connection is not signed in again with it: first the server hears of it. */
export async function finishSigningOut(signOut: () => Promise<unknown>): Promise<void> {
  // the page that is being left is telling it already
  if (isLeaving || localStorage.getItem(leavingKey) === null) return
  await signOut().catch((error: unknown) => {
    if (refusalIn(error) === undefined) throw error
  })
  noteLeft()
}

export const leaves = (): boolean => isLeaving

/** By one's own will: nothing has to be said of it. */
export function noteSignedOut(): void {
  localStorage.removeItem(key)
  sessionStorage.removeItem(endedKey)
}

/** For the way from `to` to the sign-in; the address says it because another host cannot read this one's storage. */
export function noteSessionEnded(to: string): { ended?: true; to?: string } {
  const wasSignedIn = localStorage.getItem(key) !== null
  noteSignedOut()
  return wasSignedIn ? { ended: true, to } : {}
}

/** Where signing in has a host of its own, it is here that the note lies. */
export const forgetEnded = (): void => sessionStorage.removeItem(endedKey)

export const noteEnded = (): void => sessionStorage.setItem(endedKey, 'yes')

export const hasEnded = (): boolean => sessionStorage.getItem(endedKey) !== null
