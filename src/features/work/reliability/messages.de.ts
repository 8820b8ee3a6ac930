export const de = {
  title: 'Verlässlichkeit',
  ownTitle: 'Deine Verlässlichkeit',
  /** `92 von 100` */
  value: (value: number) => `${value} von 100`,
  /** In a list of people. */
  short: (value: number) => `Verlässlichkeit ${value}`,
  none: 'Noch zu wenige Schichten',
  noneExplained: (shifts: number, fewest: number) =>
    shifts === 1
      ? `Bisher 1 Schicht. Ein Wert erscheint ab ${fewest} Schichten.`
      : `Bisher ${shifts} Schichten. Ein Wert erscheint ab ${fewest} Schichten.`,
  weeks: (weeks: number) => `letzte ${weeks} Wochen`,
  counts: {
    punctual: 'Pünktlich',
    late: 'Verspätet',
    missing: 'Gefehlt',
    declinedLate: 'Weniger als 24 Stunden vorher abgesagt',
    confirmed: 'Rechtzeitig bestätigt',
    takenOver: 'Für andere übernommen',
  },
  ofAll: (count: number, all: number) => `${count} von ${all}`,
  formula:
    'Bis zu 80 Punkte für pünktliche Schichten (verspätet zählt halb, gefehlt und kurzfristig abgesagt gar nicht), bis zu 20 für rechtzeitiges Bestätigen und 2 für jede übernommene Schicht (höchstens 10). Das Maximum ist 100.',
  explained:
    'Krankheit und Notfälle zählen nicht als Absage. Rechtzeitig heißt: spätestens 24 Stunden vor Beginn, bei später vergebenen Schichten innerhalb von 24 Stunden und vor Beginn.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    reliability: typeof de
  }
}
