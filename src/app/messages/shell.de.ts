import type { UiTexts } from '#platform/ui-texts.ts'

/** The frame around every screen. */
export const de = {
  product: 'Staffel',
  handbook: 'Handbuch',
  language: {
    de: 'Deutsch',
    en: 'English',
  },
  offline: 'Keine Verbindung zum Server. Sobald du online bist, geht es weiter.',
  unreached: 'Das geht nur online. Versuche es noch einmal, sobald du online bist.',
  away: {
    title: 'Ohne Internet nicht verfügbar',
    text: 'Diese Seite wird geladen, sobald du online bist.',
    back: 'Zu meinen Schichten',
    entry: 'Zum Anmelden brauchst du Internet. Sobald du online bist, geht es weiter.',
  },
  old: {
    title: 'Neue Version',
    text: 'Lade die Seite neu, um weiterzumachen.',
    reload: 'Neu laden',
  },
  leaving: {
    title: 'Abmelden?',
    text: (count: number) =>
      count === 1
        ? '1 Änderung wurde noch nicht gesendet. Sie geht beim Abmelden verloren.'
        : `${count} Änderungen wurden noch nicht gesendet. Sie gehen beim Abmelden verloren.`,
    leave: 'Abmelden',
  },
  error: {
    page: 'Seitenfehler',
    oops: 'Oops! Etwas ist schief gelaufen',
    again: 'Ups! Ein Fehler ist aufgetreten',
    text: 'Diese Seite konnte nicht angezeigt werden.',
    support: 'Der Fehler tritt wiederholt auf. Wende dich mit der Fehlernummer an den Support.',
    id: (id: string) => `Fehlernummer ${id}`,
    back: 'Zurück',
    dashboard: 'Zum Dashboard',
    reload: 'Neu laden',
    retry: 'Erneut versuchen',
    home: 'Startseite',
    notFoundTitle: 'Seite nicht gefunden',
    notFound: 'Diese Seite gibt es nicht.',
    loadFailed: 'Die Daten konnten nicht geladen werden.',
  },
  ui: {
    toasts: 'Meldungen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    loadFailed: 'Die Daten konnten nicht geladen werden.',
    away: 'Ohne Internet nicht verfügbar.',
    retry: 'Erneut versuchen',
    search: 'Suchen',
    nothingFound: 'Nichts gefunden',
    loading: 'Wird geladen …',
    moveUp: (name: string) => `${name} nach oben`,
    moveDown: (name: string) => `${name} nach unten`,
    moved: (name: string, place: number, of: number) => `${name}: Platz ${place} von ${of}`,
    saving: 'Wird gespeichert …',
    waiting: 'Noch nicht gespeichert: wartet auf Verbindung',
    saved: (time: string) => `Gespeichert um ${time}`,
    notSaved: 'Nicht gespeichert',
    asOf: (time: string) => `Stand ${time}`,
    more: 'Mehr',
    less: 'Weniger',
    date: {
      open: 'Kalender öffnen',
      letters: { day: 'T', month: 'M', year: 'J' },
      wrong: 'Das ist kein gültiges Datum.',
    },
    wholeNumber: (min: number, max: number) => `Gib eine ganze Zahl von ${min} bis ${max} ein.`,
    newer: { title: 'Inzwischen geändert', hint: 'Speichere noch einmal, um deine Eingabe zu übernehmen.' },
    unsaved: {
      title: 'Änderungen verwerfen?',
      text: 'Deine Änderungen sind noch nicht gespeichert.',
      discard: 'Verwerfen',
      stay: 'Weiter bearbeiten',
    },
  } satisfies UiTexts,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    shell: typeof de
  }
}
