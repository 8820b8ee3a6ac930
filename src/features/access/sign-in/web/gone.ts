import { noteLeaving, noteLeft } from './signed-in.ts'

const ways = ['left', 'deleted'] as const
/** What somebody has done that ends more than a session. */
export type HowGone = (typeof ways)[number]

/** A fresh page says it. The part of the address that no server reads holds also where signing in has another host. */
export function goAfter(how: HowGone): void {
  noteLeaving()
  noteLeft()
  location.assign(`/login#${how}`)
}

export const howGone = (hash: string): HowGone | undefined => ways.find(how => hash === `#${how}`)
