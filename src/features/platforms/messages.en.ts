import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['platforms']> = {
  unknown: 'There is no such platform.',
  notFound: 'This platform no longer exists.',
  nameRequired: 'A name is needed',
  taken: ({ name }) => `There is a platform like “${name}” already.`,
  tooMany: ({ most }) => `More than ${most} platforms of your own are not possible.`,
  builtIn: 'Built-in platforms can only be switched off.',
  conflictList: 'Somebody else has changed the list meanwhile. It was loaded anew.',
}

export const en: Worded<Catalogue['platforms']> = {
  title: 'Platforms',
  subtitle: 'What is offered for creators, and in which order.',
  add: 'Platform of your own',
  kinds: { creator: 'Creator platforms', social: 'Social media' },
  custom: 'Own',
  other: 'Other',
  enabled: name => `Offer ${name}`,
  remove: name => `Delete ${name}`,
  removeTitle: name => `Delete your own platform “${name}”?`,
  removeText: 'Nobody uses it. This cannot be taken back.',
  removeUsed: creators =>
    `Still used by ${creators.join(', ')}. Their accounts stay, but without the name of the platform. This cannot be taken back.`,
  removeConfirm: 'Delete',
  removed: name => `${name} is deleted.`,
  added: name => `${name} is added.`,
  failed: 'The change was not saved. The list was loaded anew.',
  newTitle: 'Platform of your own',
  name: 'Name',
  kind: 'Kind',
  save: 'Add',
  saveFailed: 'The platform was not added.',
}
