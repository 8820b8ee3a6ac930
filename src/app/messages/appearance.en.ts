import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['appearance']> = {
  title: 'Language',
  subtitle: 'Applies to all your devices.',
  failed: 'Error changing language',
  saveFailed: 'Failed to save language preference',
  loadFailed: 'Failed to load language preference',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'System' },
}
