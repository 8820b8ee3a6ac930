import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['platforms']> = {
  unknown: 'This platform doesn’t exist.',
  notFound: 'This platform no longer exists.',
  nameRequired: 'Name is required',
  taken: ({ name }) => `A platform called “${name}” already exists.`,
  tooMany: ({ max }) => `You can have up to ${max} custom platforms.`,
  builtIn: 'Built-in platforms can’t be deleted, only turned off.',
  conflictList: 'Someone else changed the list while you were editing. The list was reloaded.',
}

export const en: Translation<Catalogue['platforms']> = {
  title: 'Platforms',
  subtitle: 'Choose which platforms are available for creators and in what order they appear.',
  add: 'Add platform',
  kinds: { creator: 'Creator platforms', social: 'Social media' },
  more: 'More platforms',
  search: 'Search more platforms',
  noneUsed: 'None of your creators have an account on these platforms yet. Open “More platforms” to see all platforms.',
  noMatch: 'No platforms match. You can add your own as a custom platform.',
  custom: 'Custom',
  other: 'Other',
  enabled: name => `Offer ${name}`,
  remove: name => `Delete ${name}`,
  removeTitle: name => `Delete the custom platform “${name}”?`,
  removeText: 'No creators use this platform. This can’t be undone.',
  removeUsed: creators =>
    `Used by ${creators.join(', ')}. Their accounts will stay, but the platform name will be removed. This can’t be undone.`,
  removeConfirm: 'Delete',
  removed: name => `${name} deleted.`,
  added: name => `${name} added.`,
  failed: 'The change couldn’t be saved. The list was reloaded.',
  newTitle: 'Custom platform',
  name: 'Name',
  kind: 'Type',
  save: 'Add',
  saveFailed: 'The platform couldn’t be added. Please try again.',
}
