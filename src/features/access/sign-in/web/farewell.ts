import { eraseDraftsExceptOf } from '#platform/web/kept-drafts.ts'
import { markSigningOut, clearSigningOut } from './signed-in.ts'

const ways = ['left', 'deleted', 'organizationDeleted'] as const
/** What somebody has done that ends more than a session. */
export type ExitReason = (typeof ways)[number]

/** A fresh page says it. The part of the address that no server reads holds also where signing in has another host. */
export function goToSignInAfter(how: ExitReason): void {
  eraseDraftsExceptOf(undefined)
  markSigningOut()
  clearSigningOut()
  location.assign(`/login#${how}`)
}

export const exitReasonIn = (hash: string): ExitReason | undefined => ways.find(how => hash === `#${how}`)
