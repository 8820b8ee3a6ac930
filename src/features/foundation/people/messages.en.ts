import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['people']> = {
  nameTooShort: 'The name must have at least 2 characters',
  nameThreat: 'The name contains invalid characters',
  notFound: 'This person doesn’t exist.',
}
