import type { Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['papers']> = {
  busy: 'Too many documents are being created right now. Try again in a minute.',
}
