import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['creators']> = {
  refusals: {
    nameRequired: 'Name is required',
    url: 'Please give an address that begins with https://.',
    platform: 'This platform does not exist.',
    notFound: 'This creator no longer exists.',
    linkNotFound: 'This account no longer exists.',
    tooMany: ({ most }) => `There can be no more than ${most} creators.`,
    staleVersion: 'Somebody else has changed this creator in the meantime. Open it again to see the changes.',
    linkInUse: ({ account, group }) =>
      `${account} belongs to the group “${group}”. Take the account out of the group first.`,
    inUse: ({ groups }) =>
      groups.length === 1
        ? `The group “${groups[0]}” works this creator. Take the creator out of it first.`
        : `These groups work this creator: ${groups.join(', ')}. Take the creator out of them first.`,
  },
}
