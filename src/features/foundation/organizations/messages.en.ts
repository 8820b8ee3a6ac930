import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['organizations']> = {
  nameTooShort: 'The organization name must have at least 2 characters',
}
