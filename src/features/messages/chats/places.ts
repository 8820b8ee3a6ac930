import type { Messenger } from '#platform/messengers.ts'

/** What differs between messengers in what is said there. */
export interface Place {
  readonly name: string
  /** What commands begin with. */
  readonly slash: string
}

export const places: Readonly<Record<Messenger, Place>> = {
  telegram: { name: 'Telegram', slash: '/' },
}
