import { noteLeaving, noteLeft } from './signed-in.ts'

const ways = ['left', 'deleted'] as const
/** What somebody has done that ends more than a session. */
export type Farewell = (typeof ways)[number]

/** A fresh page says it. The part of the address that no server reads holds also where signing in has another host. */
export function goAfter(how: Farewell): void {
  noteLeaving()
  noteLeft()
  location.assign(`/login#${how}`)
}

export const farewellIn = (hash: string): Farewell | undefined => ways.find(how => hash === `#${how}`)
