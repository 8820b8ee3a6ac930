import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['organizations']> = {
  nameTooShort: 'The name of the organisation needs at least 2 characters',
}
