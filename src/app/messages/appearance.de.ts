/** The settings of language and looks. */
export const de = {
  title: 'Sprache',
  subtitle: 'Die Sprache gilt für alle deine Geräte.',
  failed: 'Fehler beim Ändern der Sprache',
  saveFailed: 'Die Sprache konnte nicht gespeichert werden. Versuche es noch einmal.',
  loadFailed: 'Die Sprache konnte nicht geladen werden.',
  theme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'System' },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    appearance: typeof de
  }
}
