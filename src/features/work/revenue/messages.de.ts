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
  notSaid: 'Ohne Angabe',
  unknown: 'unbekannt',
  total: 'Gesamt',
  sources:
    'Zwei Quellen, jede für sich: Stunden aus den Stundenzetteln und Stunden aus der hochgeladenen Tabelle. Umsatz ohne bekannte Stunden zählt im Durchschnitt nicht mit.',
  tooShort: 'Ein Betrag je Stunde steht ab einer gearbeiteten Stunde da.',
  hint: 'Mit Spalten für Datum, Schicht, Gruppe oder Creator zeigt die Tabelle auch, was Schichten und Gruppen je Stunde bringen.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    revenue: typeof de
  }
}
