import type { Figure, Weeks } from './rules.ts'

const figures = {
  hours: 'Stunden',
  nights: 'Nächte',
  weekends: 'Wochenenden',
  declined: 'Abgesagt',
  wished: 'Wunschschichten',
} satisfies Record<Figure, string>

export const de = {
  title: 'Ausgleich',
  subtitle: (days: string) => `${days}: gearbeitete Schichten im Vergleich zum Median der Rolle.`,
  more: (count: number) => `${count} weitere`,
  weeks: (weeks: Weeks) => `${weeks} Wochen`,
  span: 'Zeitraum',
  search: 'Person suchen',
  none: 'Keine Personen gefunden.',
  empty: 'In diesem Zeitraum gibt es noch keine beendeten Schichten.',
  columns: {
    name: 'Name',
    role: 'Rolle',
    wishLeast: 'Wunschstunden (min.)',
    wishMost: 'Wunschstunden (max.)',
    reliability: 'Verlässlichkeit',
    ...figures,
  },
  /** How each figure is counted. `city`: that of the organization’s clock. */
  hints: (city: string): Record<Figure | 'reliability', string> => ({
    hours: 'Stunden in beendeten Schichten',
    nights: `Schichten mit mindestens 3 h zwischen 23 und 6 Uhr, Ortszeit ${city}`,
    weekends: 'Wochenenden mit einer Schicht am Samstag oder Sonntag',
    declined: 'Abgesagte Schichten',
    wished: 'Anteil der Schichten, die als bevorzugt markiert oder erste Wahl waren',
    reliability: 'Wert von 0 bis 100 aus den letzten 12 Wochen, ab 6 Schichten',
  }),
  table: 'Schichtverteilung je Person',
  median: 'Median',
  medianOf: (role: string, people: number) => `Median ${role} (${people})`,
  /** Of one figure: `Stunden: 96 h, Median 104 h`. */
  compared: (figure: string, value: string, median: string) => `${figure}: ${value}, Median ${median}`,
  wish: (wish: string) => `Wunsch: ${wish} pro Woche`,
  legend: { person: 'Person', median: 'Median der Rolle', wish: 'Wunschstunden' },
  rules: 'Eine Schicht zählt zu dem Tag, für den sie geplant ist, auch wenn sie über Mitternacht geht.',
  exportMenu: 'Exportieren',
  exportCsv: 'Als CSV',
  exportXlsx: 'Als Excel-Datei',
  exportFailed: 'Die Datei konnte nicht erstellt werden. Versuche es noch einmal.',
  file: (from: string, to: string, ending: string) => `ausgleich-${from}-${to}.${ending}`,
  own: {
    title: 'Deine Schichten im Vergleich',
    figure: 'Kennzahl',
    you: 'Du',
    plot: 'Vergleich',
    empty: 'Der Vergleich erscheint nach deiner ersten veröffentlichten Schicht.',
    noMedian: 'Der Median erscheint, sobald mindestens drei Personen deine Rolle haben.',
    explained: 'Median: Die Hälfte der Personen mit deiner Rolle liegt darüber, die andere Hälfte darunter.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    balance: typeof de
  }
}
