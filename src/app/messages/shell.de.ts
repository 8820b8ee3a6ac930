/** The frame around every screen. */
export const de = {
  product: 'Staffel',
  nav: {
    label: 'Hauptnavigation',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    dashboard: 'Dashboard',
    shifts: 'Schichten',
    planning: 'Schichtplanung',
    creators: 'Creator',
    groups: 'Gruppen',
    settings: 'Einstellungen',
    language: 'Sprache',
    organization: 'Organisation',
    organizationShifts: 'Schichtzeiten',
    signOut: 'Abmelden',
    profile: 'Profil',
    skip: 'Zum Inhalt springen',
  },
  theme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' },
  language: {
    title: 'Sprache',
    subtitle: 'Gilt für dich, auf jedem Gerät.',
    de: 'Deutsch',
    en: 'English',
    failed: 'Fehler beim Ändern der Sprache',
  },
  error: {
    page: 'Seitenfehler',
    oops: 'Oops! Etwas ist schief gelaufen',
    again: 'Ups! Ein Fehler ist aufgetreten',
    text: 'Diese Seite konnte nicht angezeigt werden.',
    support: 'Das passiert wiederholt. Bitte wende dich mit der Fehlernummer an den Support.',
    id: (id: string) => `Fehlernummer ${id}`,
    back: 'Zurück',
    dashboard: 'Zum Dashboard',
    reload: 'Neu laden',
    retry: 'Erneut versuchen',
    home: 'Startseite',
    notFound: 'Diese Seite gibt es nicht.',
    loadFailed: 'Das konnte nicht geladen werden.',
    offline: 'Keine Verbindung. Es wird weiter versucht.',
  },
  loading: 'Wird geladen …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  delete: 'Löschen',
  search: 'Suchen',
  nothingFound: 'Nichts gefunden',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    shell: typeof de
  }
}
