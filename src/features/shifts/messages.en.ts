import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['shifts']> = {
  refusals: {
    nameRequired: 'Please give the shift a name.',
  },
}
