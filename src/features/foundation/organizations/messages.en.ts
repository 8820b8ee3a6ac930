import type { Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['organizations']> = {
  nameTooShort: 'The name of the organisation needs at least 2 characters',
}
