import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['papers']> = {
  busy: 'Too much is being put on paper at once right now. Try again in a minute.',
}
