import type { Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['papers']> = {
  busy: 'Too much is being put on paper at once right now. Try again in a minute.',
}
