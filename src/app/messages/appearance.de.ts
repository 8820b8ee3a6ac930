/** The settings of language and looks. */
export const de = {
  title: 'Sprache',
  subtitle: 'Gilt für dich, auf jedem Gerät.',
  failed: 'Fehler beim Ändern der Sprache',
  theme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'System' },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    appearance: typeof de
  }
}
