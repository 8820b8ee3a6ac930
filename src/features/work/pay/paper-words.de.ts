import type { LineKind, Omission } from './rules.ts'

/** What stands on papers of pay: workbooks, texts for spreadsheets, statements. */
export const de = {
  columns: {
    name: 'Name',
    kind: 'Art',
    text: 'Grund',
    hours: 'Stunden',
    minutes: 'Minuten',
    hourly: 'Stundensatz',
    percent: 'Prozent',
    revenue: 'Umsatz',
    currency: 'Währung',
    amount: 'Betrag',
    omitted: 'Warum nicht gezählt',
  },
  kinds: {
    base: 'Stunden',
    night: 'Nachtzuschlag',
    weekend: 'Wochenendzuschlag',
    commission: 'Provision',
    reward: 'Belohnung',
    bonus: 'Bonus',
    deduction: 'Abzug',
  } satisfies Record<LineKind, string> as Record<LineKind, string>,
  omissions: {
    noRate: 'kein Stundensatz',
    otherCurrency: 'Lohn in anderer Währung',
    noFigures: 'noch keine Umsätze',
  } satisfies Record<Omission, string> as Record<Omission, string>,
  statement: {
    title: (month: string) => `Abrechnung ${month}`,
    file: 'abrechnung',
    draft: 'ENTWURF',
    name: 'Name',
    standing: 'Status',
    closed: (moment: string) => `Abgeschlossen am ${moment}`,
    version: (version: number) => `Version ${version}`,
    open: (moment: string) => `Entwurf vom ${moment}. Änderungen sind noch möglich.`,
    lines: 'Posten',
    columns: { line: 'Posten', from: 'Grundlage', rate: 'Satz', source: 'Quelle', amount: 'Betrag' },
    perHour: (amount: string) => `${amount} pro Stunde`,
    share: (percent: string, of: string) => `${percent} von ${of}`,
    revenue: (amount: string) => `${amount} Umsatz`,
    sources: { hours: 'Stundenzettel', scoreboard: 'Scoreboard', hand: 'Manuell' },
    total: 'Summe',
    none: 'In diesem Monat gibt es nichts abzurechnen.',
    omitted: 'Nicht mitgezählt',
    otherCurrency: {
      commission: (amount: string, paidIn: string) =>
        `${amount} Umsatz ohne Provision, weil der Lohn in ${paidIn} gezahlt wird`,
      reward: (amount: string, paidIn: string) =>
        `Belohnung von ${amount} nicht ausgezahlt, weil der Lohn in ${paidIn} gezahlt wird`,
    },
    shifts: 'Gearbeitete Schichten',
    shift: {
      day: 'Tag',
      shift: 'Schicht',
      group: 'Gruppe',
      times: 'Von – bis',
      hours: 'Stunden',
      night: 'Nachts',
      weekend: 'Wochenende',
    },
    rules: (city: string) => [
      `Alle Zeiten: Ortszeit ${city}. Berechnet nach den Minuten im Stundenzettel. Als Nacht gilt 23 bis 6 Uhr, als Wochenende Samstag und Sonntag. Zuschläge addieren sich. Jeder Posten wird einzeln kaufmännisch gerundet.`,
      'Nur zur Übersicht, keine Lohnbuchhaltung.',
    ],
  },
  place: (rank: number, title: string) => (title === '' ? `Platz ${rank}` : `Platz ${rank}: ${title}`),
}
