import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['people']> = {
  nameTooShort: 'The name needs at least 2 characters',
  nameThreat: 'The name contains characters that are not allowed',
  notFound: 'This person does not exist.',
}
