import type { UiWords } from '#platform/ui-words.ts'

/** The frame around every screen. */
export const de = {
  product: 'Staffel',
  handbook: 'Handbuch',
  language: {
    de: 'Deutsch',
    en: 'English',
  },
  offline: 'Keine Verbindung zum Server. Sobald sie wieder da ist, geht es hier weiter.',
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
    notFoundTitle: 'Seite nicht gefunden',
    notFound: 'Diese Seite gibt es nicht.',
    loadFailed: 'Das konnte nicht geladen werden.',
  },
  ui: {
    toasts: 'Meldungen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    loadFailed: 'Das konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    search: 'Suchen',
    nothingFound: 'Nichts gefunden',
    loading: 'Wird geladen …',
    moveUp: (name: string) => `${name} nach oben`,
    moveDown: (name: string) => `${name} nach unten`,
    moved: (name: string, place: number, of: number) => `${name}: Platz ${place} von ${of}`,
    saving: 'Wird gespeichert …',
    waiting: 'Noch nicht gespeichert: wartet auf die Verbindung',
    saved: (time: string) => `Gespeichert um ${time}`,
    notSaved: 'Nicht gespeichert',
    more: 'Mehr',
    less: 'Weniger',
    date: { open: 'Kalender öffnen', pattern: 'TT.MM.JJJJ', wrong: 'Das ist kein Datum.' },
    newer: { title: 'Inzwischen gespeichert', hint: 'Speichere noch einmal, um das durch deine Eingabe zu ersetzen.' },
    unsaved: {
      title: 'Änderungen verwerfen?',
      text: 'Deine Änderungen sind noch nicht gespeichert.',
      discard: 'Verwerfen',
      stay: 'Weiter bearbeiten',
    },
  } satisfies UiWords,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    shell: typeof de
  }
}
