import type { Dimension } from './rules.ts'

/** What an hour brings. */
export const de = {
  title: 'Umsatz je Stunde',
  by: 'Nach',
  dimensions: {
    person: 'Person',
    shift: 'Schicht',
    group: 'Gruppe',
    creator: 'Creator',
  } satisfies Record<Dimension, string> as Record<Dimension, string>,
  columns: {
    revenue: 'Umsatz',
    sheet: 'Stundenzettel',
    file: 'Scoreboard',
    perHour: 'je Stunde',
  },
  hours: (count: string) => `bei ${count} h`,
  notSaid: 'Keine Angabe',
  unknown: 'unbekannt',
  total: 'Gesamt',
  sources:
    'Zwei getrennte Quellen: Stunden aus den Stundenzetteln und Stunden aus der hochgeladenen Tabelle. Umsatz ohne bekannte Stunden zählt im Durchschnitt nicht mit.',
  tooShort: 'Der Betrag je Stunde erscheint ab einer gearbeiteten Stunde.',
  hint: 'Enthält die Tabelle Spalten für Datum, Schicht, Gruppe oder Creator, siehst du auch den Umsatz je Stunde nach Schicht und Gruppe.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    revenue: typeof de
  }
}
