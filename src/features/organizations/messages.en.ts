import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['organizations']> = {
  refusals: {
    nameTooShort: 'The name of the organisation needs at least 2 characters',
  },
}
