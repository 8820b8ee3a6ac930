import type { UiTexts } from '#platform/ui-texts.ts'

/** For components that are tested without the app. */
export const words: UiTexts = {
  toasts: 'Meldungen',
  close: 'Schließen',
  cancel: 'Nein',
  loadFailed: 'Nicht geladen',
  away: 'Nicht da',
  retry: 'Erneut versuchen',
  search: 'Suchen',
  nothingFound: 'Nichts gefunden',
  date: { open: 'Kalender öffnen', letters: { day: 'T', month: 'M', year: 'J' }, wrong: 'Das ist kein Datum.' },
  wholeNumber: (least, maximum) => `Nur ${least} bis ${maximum}.`,
  loading: 'Lädt',
  moveUp: name => `${name} nach oben`,
  moveDown: name => `${name} nach unten`,
  moved: (name, place, of) => `${name}: Platz ${place} von ${of}`,
  saving: 'Saving',
  saved: time => time,
  asOf: (time: string) => `Stand ${time}`,
  notSaved: 'Not saved',
  more: 'Mehr',
  less: 'Weniger',
  newer: { title: '', hint: '' },
  waiting: '',
  unsaved: { title: 'Verwerfen?', text: 'Nicht gespeichert', discard: 'Verwerfen', stay: 'Bleiben' },
}
