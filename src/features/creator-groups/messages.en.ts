import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['creatorGroups']> = {
  refusals: {
    nameRequired: 'Please give the group a name.',
    combinationsRequired: 'Please choose at least one account.',
    notFound: 'This group no longer exists.',
    accountNotFound: 'This account no longer exists.',
    personNotFound: 'This person no longer exists.',
    shiftNotFound: 'This shift no longer exists.',
    shiftTaken: 'The id of this shift is already taken.',
    shiftInUse: ({ name }) => `The shift “${name}” is already planned. Disable it instead.`,
    tooManyMain: ({ most }) =>
      most === 1 ? 'The group has only one seat a shift.' : `The group has only ${most} seats a shift.`,
    tooMany: ({ most }) => `There can be no more than ${most} groups.`,
    conflictCombination: ({ account, group }) => `${account} already belongs to the group “${group}”.`,
    staleVersion: 'Somebody else has changed this group in the meantime. Open it again to see the changes.',
    published: ({ count }) =>
      count === 1
        ? 'One published assignment is still planned for this group. Take it out first.'
        : `${count} published assignments are still planned for this group. Take them out first.`,
  },
}
