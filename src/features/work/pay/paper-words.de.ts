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
    omitted: 'Nicht gezählt, weil',
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
    noRate: 'kein Satz',
    otherCurrency: 'andere Währung',
    noFigures: 'noch keine Umsätze',
  } satisfies Record<Omission, string> as Record<Omission, string>,
  place: (rank: number, title: string) => (title === '' ? `Platz ${rank}` : `Platz ${rank}: ${title}`),
}
