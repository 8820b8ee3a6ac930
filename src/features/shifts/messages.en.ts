import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['shifts']> = {
  refusals: {
    nameRequired: 'Please give the shift a name.',
    notFound: 'This shift no longer exists.',
    lastEnabled: 'At least one shift must stay enabled.',
    tooMany: ({ most }) => `There can be no more than ${most} shifts.`,
    staleOrder: 'The shifts have changed in the meantime. Please order them again.',
    inUse: 'This shift is in use. Disable it instead.',
  },
}
