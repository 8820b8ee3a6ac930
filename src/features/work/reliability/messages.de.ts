export const de = {
  title: 'Verlässlichkeit',
  ownTitle: 'Deine Verlässlichkeit',
  /** `92 von 100` */
  value: (value: number) => `${value} von 100`,
  /** In a list of people. */
  short: (value: number) => `Verlässlich ${value}`,
  none: 'Noch zu wenige Schichten',
  noneExplained: (shifts: number, fewest: number) =>
    shifts === 1
      ? `Eine Schicht ist gezählt; eine Zahl gibt es ab ${fewest}.`
      : `${shifts} Schichten sind gezählt; eine Zahl gibt es ab ${fewest}.`,
  weeks: (weeks: number) => `letzte ${weeks} Wochen`,
  counts: {
    punctual: 'Pünktlich',
    late: 'Verspätet',
    missing: 'Gefehlt',
    declinedLate: 'Unter 24 Stunden abgelehnt',
    confirmed: 'Rechtzeitig bestätigt',
    takenOver: 'Für andere übernommen',
  },
  ofAll: (count: number, all: number) => `${count} von ${all}`,
  formula:
    '80 × (pünktlich + ½ × verspätet) ÷ (pünktlich + verspätet + gefehlt + unter 24 Stunden abgelehnt) + 20 × rechtzeitig bestätigt ÷ zu bestätigen + 2 je Übernahme, höchstens 10. Mehr als 100 wird es nicht.',
  explained:
    'Krankheit und Notfälle zählen nicht als abgelehnt. Rechtzeitig heißt: 24 Stunden vor Beginn, bei später vergebenen Schichten innerhalb von 24 Stunden und vor Beginn.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    reliability: typeof de
  }
}
