import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['people']> = {
  refusals: {
    nameTooShort: 'The name needs at least 2 characters',
    nameThreat: 'The name contains characters that are not allowed',
    notFound: 'This person does not exist.',
  },
}
