import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['platforms']> = {
  unknown: 'There is no such platform.',
  notFound: 'This platform no longer exists.',
  nameRequired: 'A name is required',
  taken: ({ name }) => `There is already a platform like “${name}”.`,
  tooMany: ({ max }) => `There can be no more than ${max} custom platforms.`,
  builtIn: 'Built-in platforms can only be switched off.',
  conflictList: 'Someone else has changed the list in the meantime. It has been reloaded.',
}

export const en: Translation<Catalogue['platforms']> = {
  title: 'Platforms',
  subtitle: 'Which platforms are offered for creators, and in which order.',
  add: 'Custom platform',
  kinds: { creator: 'Creator platforms', social: 'Social media' },
  more: 'More platforms',
  search: 'Search more platforms',
  noneUsed: 'No creator has an account here yet. All platforms are under “More platforms”.',
  noMatch: 'No platform has that name. You can add it as a custom one.',
  custom: 'Custom',
  other: 'Other',
  enabled: name => `Offer ${name}`,
  remove: name => `Delete ${name}`,
  removeTitle: name => `Delete the custom platform “${name}”?`,
  removeText: 'Nobody uses it. This cannot be undone.',
  removeUsed: creators =>
    `Still used by ${creators.join(', ')}. Their accounts stay, but without the name of the platform. This cannot be undone.`,
  removeConfirm: 'Delete',
  removed: name => `${name} is deleted.`,
  added: name => `${name} is added.`,
  failed: 'The change was not saved. The list has been reloaded.',
  newTitle: 'Custom platform',
  name: 'Name',
  kind: 'Type',
  save: 'Add',
  saveFailed: 'The platform was not added.',
}
