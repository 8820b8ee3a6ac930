import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['people']> = {
  nameTooShort: 'The name must be at least 2 characters long.',
  nameThreat: 'The name contains invalid characters.',
  notFound: 'This person couldn’t be found.',
}
