import type { de } from './handbook.de.ts'

export const en: typeof de = {
  title: 'Handbook',
  contents: 'Contents',
  back: 'Back to Staffel',
  search: 'Search handbook',
  found: 'Search results',
  nothingFound: 'Nothing found.',
  previous: 'Previous',
  next: 'Next',
  noPage: 'This handbook page doesn’t exist.',
  toStart: 'Go to table of contents',
}
