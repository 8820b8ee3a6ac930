import type { LineKind } from './rules.ts'

/** What is said of pay: the month of all, one person's statement, one's own. */
export const de = {
  title: 'Abrechnung',
  subtitle: 'Stunden, Zuschläge, Provision, Boni und Abzüge je Person. Nur zur Übersicht, keine Lohnbuchhaltung.',
  ownTitle: 'Meine Abrechnung',
  ownSubtitle: 'Deinen Verdienst sehen nur du und die Personen, die eure Abrechnung verwalten.',
  back: 'Alle Personen',
  table: 'Abrechnung je Person',
  columns: {
    name: 'Name',
    hours: 'Stunden',
    base: 'Grundbetrag',
    supplements: 'Zuschläge',
    commission: 'Provision',
    rewards: 'Belohnungen',
    bonuses: 'Boni',
    deductions: 'Abzüge',
    total: 'Summe',
  },
  noRate: 'kein Stundensatz',
  setRate: 'Stundensatz festlegen',
  setRateOf: (name: string) => `Stundensatz festlegen: ${name}`,
  people: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
  empty: 'Es gibt noch nichts abzurechnen.',
  draft: 'Entwurf',
  closed: (date: string, by: string | null) =>
    by === null ? `Abgeschlossen am ${date}` : `Abgeschlossen am ${date} von ${by}`,
  closedOn: (date: string) => `Abgeschlossen am ${date}`,
  close: 'Abrechnung abschließen',
  closeText: (month: string) =>
    `Die Abrechnung ${month} ist dann endgültig, und jede Person sieht ihre eigene. Um Stundensätze, Boni oder Abzüge zu ändern, musst du die Abrechnung wieder öffnen.`,
  closeMissing: (count: number) =>
    count === 1
      ? 'Bei 1 Person fehlt ein Stundensatz. Manche Posten werden deshalb nicht mitgezählt.'
      : `Bei ${count} Personen fehlt ein Stundensatz. Manche Posten werden deshalb nicht mitgezählt.`,
  closeOtherCurrency: (count: number) =>
    count === 1
      ? '1 Person bekommt keine Provision oder Belohnung, weil sie in einer anderen Währung bezahlt wird.'
      : `${count} Personen bekommen keine Provision oder Belohnung, weil sie in einer anderen Währung bezahlt werden.`,
  news: {
    title: 'Inzwischen hat sich etwas geändert',
    person: (name: string, before: string, after: string) =>
      before === after
        ? `${name}: weiterhin ${after}, aber mit anderen Posten`
        : `${name}: jetzt ${after}, vorher ${before}`,
    more: (count: number) => (count === 1 ? 'und 1 weitere Person' : `und ${count} weitere Personen`),
    same: 'Die Summen sind gleich geblieben; die Abrechnung wurde zwischendurch wieder geöffnet.',
    seen: 'Verstanden',
  },
  isClosed: (month: string) => `Abrechnung ${month} abgeschlossen`,
  runs: 'Du kannst die Abrechnung abschließen, sobald der Monat vorbei ist.',
  hoursOpen: 'Du kannst die Abrechnung abschließen, sobald die Stundenzettel des Monats abgeschlossen sind.',
  toHours: 'Zu den Stunden',
  hoursReopened: 'Die Stundenzettel dieses Monats wurden wieder geöffnet. Du siehst den Stand beim Abschluss.',
  reopen: 'Wieder öffnen',
  reopenText: 'Die abgeschlossene Version bleibt erhalten. Dein Name und der Grund werden im Protokoll festgehalten.',
  isOpen: (month: string) => `Abrechnung ${month} ist wieder ein Entwurf`,
  reason: 'Grund',
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  lines: 'Posten',
  kinds: {
    base: 'Stunden',
    night: 'Nachtzuschlag',
    weekend: 'Wochenendzuschlag',
    commission: 'Provision',
    reward: 'Belohnung',
    bonus: 'Bonus',
    deduction: 'Abzug',
  } satisfies Record<LineKind, string> as Record<LineKind, string>,
  of: (percent: string, revenue: string, where: string) =>
    `${percent} von ${revenue} Umsatz (${where === '' ? 'Scoreboard' : `Scoreboard, ${where}`})`,
  place: (rank: number, title: string) => (title === '' ? `Platz ${rank}` : `Platz ${rank}: ${title}`),
  total: 'Summe',
  soFar: 'Bis jetzt',
  expected: 'Voraussichtlich',
  expectedHint: 'Einschließlich der bis Monatsende geplanten Schichten.',
  noLines: 'In diesem Monat gibt es noch nichts abzurechnen.',
  omittedTitle: 'Nicht mitgezählt',
  omitted: {
    noRate: (time: string) => `${time} ohne Stundensatz`,
    revenue: (amount: string, paidIn: string) =>
      `${amount} Umsatz ohne Provision, weil der Lohn in ${paidIn} gezahlt wird`,
    noFigures: 'Keine Provision: Im Scoreboard ist für diesen Monat noch kein eigener Umsatz erfasst.',
    reward: (amount: string, paidIn: string) =>
      `Belohnung von ${amount} nicht ausgezahlt, weil der Lohn in ${paidIn} gezahlt wird`,
    rewardNoRate: (amount: string) => `Belohnung ${amount}: kein Stundensatz`,
  },
  otherCurrencyAdvice: (currency: string) =>
    `Staffel rechnet Währungen nicht um. Lade den Umsatz in ${currency} hoch oder trage den Betrag als Bonus ein.`,
  otherCurrencyAsk: 'Staffel rechnet Währungen nicht um. Frag die Person, die eure Abrechnung verwaltet.',
  shifts: 'Gearbeitete Schichten',
  nightTime: (time: string) => `${time} nachts`,
  weekendTime: (time: string) => `${time} am Wochenende`,
  ratesTitle: 'Stundensätze',
  noRates: 'Noch kein Stundensatz. Ohne Stundensatz werden keine Stunden bezahlt.',
  rate: (hourly: string) => `${hourly} pro Stunde`,
  rateNight: (percent: string) => `Nacht + ${percent}`,
  rateWeekend: (percent: string) => `Wochenende + ${percent}`,
  rateCommission: (percent: string) => `Provision ${percent}`,
  since: (date: string) => `ab ${date}`,
  addRate: 'Stundensatz festlegen',
  rateOf: (name: string) => `Stundensatz für ${name}`,
  rateText:
    'Der Stundensatz gilt ab diesem Tag, bis ein neuer ihn ablöst. Ein Stundensatz mit demselben Datum wird ersetzt.',
  from: 'Gilt ab',
  currency: 'Währung',
  currencyHint: 'Eine Währung pro Person.',
  currencyFixed:
    'Die Währung lässt sich nicht mehr ändern, sobald es einen zweiten Stundensatz, einen Bonus, einen Abzug oder eine abgeschlossene Abrechnung gibt.',
  currencyFixedByRate: 'Um die Währung zu ändern, wähle unter „Gilt ab“ das Datum des bisherigen Stundensatzes.',
  hourly: 'Stundensatz',
  night: 'Nachtzuschlag in %',
  nightHint: (city: string) => `23 bis 6 Uhr, Ortszeit ${city}`,
  weekend: 'Wochenendzuschlag in %',
  weekendHint: 'Samstag und Sonntag',
  commission: 'Provision in %',
  commissionHint: 'Anteil am Umsatz im Scoreboard. Für Umsatz ohne Datum gilt der Satz am Monatsende.',
  save: 'Speichern',
  rateSaved: 'Stundensatz gespeichert',
  removeRate: (date: string) => `Stundensatz ab ${date} entfernen`,
  removeRateAsk: 'Diesen Stundensatz entfernen?',
  removeRateText: 'Es gilt dann wieder der vorherige Stundensatz.',
  rateRemoved: 'Stundensatz entfernt',
  rateFixed: 'Teil einer abgeschlossenen Abrechnung',
  addItem: 'Bonus oder Abzug',
  itemOf: (name: string, month: string) => `Bonus oder Abzug: ${name}, ${month}`,
  kind: 'Art',
  amount: (currency: string) => `Betrag in ${currency}`,
  itemAdded: 'Hinzugefügt',
  removeItem: (reason: string) => `Entfernen: ${reason}`,
  removeItemAsk: 'Diesen Betrag entfernen?',
  itemRemoved: 'Entfernt',
  remove: 'Entfernen',
  export: 'Exportieren',
  exportPdf: 'Alle Abrechnungen als PDF (ZIP)',
  statementPdf: 'Als PDF',
  exportXlsx: 'Als Excel-Datei',
  exportCsv: 'Als CSV',
  file: (month: string, kind: string) => `abrechnung-${month}.${kind}`,
  earlier: 'Abgeschlossene Monate',
  payday: {
    expected: (amount: string, month: string) => `Voraussichtlich ${amount} für ${month}`,
    closed: (amount: string, month: string) => `${amount} für ${month}`,
    open: 'Meine Abrechnung',
  },
  rules: (city: string) =>
    `Berechnet nach den Minuten im Stundenzettel, ohne Sekunden. Als Nacht gilt 23 bis 6 Uhr, als Wochenende Samstag und Sonntag (Ortszeit ${city}). Zuschläge addieren sich. Jeder Posten wird einzeln kaufmännisch gerundet.`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    pay: typeof de
  }
}
