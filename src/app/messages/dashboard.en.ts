import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['dashboard']> = {
  title: name => `Hello ${name}`,
  empty: 'Nothing is enabled here for your role.',
}
