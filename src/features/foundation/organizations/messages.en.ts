import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['organizations']> = {
  nameTooShort: 'The organization name must be at least 2 characters long.',
}
