import type { de } from './handbook.de.ts'

export const en: typeof de = {
  title: 'Handbook',
  contents: 'Contents',
  back: 'Back to the app',
  search: 'Search the handbook',
  found: 'Sections found',
  nothingFound: 'Nothing found.',
  previous: 'Back',
  next: 'Next',
  noPage: 'The handbook has no such page.',
  toStart: 'To the contents of the handbook',
}
