import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['appearance']> = {
  title: 'Language',
  subtitle: 'For you, on every device.',
  failed: 'Error changing language',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'System' },
}
