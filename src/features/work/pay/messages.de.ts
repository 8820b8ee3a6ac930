import type { LineKind } from './rules.ts'

/** What is said of pay: the month of all, one person's statement, one's own. */
export const de = {
  title: 'Abrechnung',
  subtitle:
    'Stunden, Zuschläge, Provision, Boni und Abzüge je Person. Eine Aufstellung für die Agentur, keine Lohnbuchhaltung.',
  ownTitle: 'Meine Abrechnung',
  ownSubtitle: 'Was deine Stunden bringen. Nur du und wer die Abrechnung führt sehen das.',
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
  noRate: 'kein Satz',
  setRate: 'Satz festlegen',
  setRateOf: (name: string) => `Satz festlegen für ${name}`,
  people: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
  empty: 'Hier gibt es noch niemanden abzurechnen.',
  draft: 'Entwurf',
  closed: (date: string, by: string | null) =>
    by === null ? `Abgeschlossen am ${date}` : `Abgeschlossen am ${date} von ${by}`,
  closedOn: (date: string) => `Abgeschlossen am ${date}`,
  close: 'Abrechnung abschließen',
  closeText: (month: string) =>
    `Die Abrechnung ${month} steht dann fest, und jede Person sieht ihre. Sätze, Boni und Abzüge dieses Monats lassen sich erst wieder ändern, wenn sie geöffnet wird.`,
  closeMissing: (count: number) =>
    count === 1
      ? 'Bei einer Person zählt etwas nicht mit, weil ein Satz fehlt.'
      : `Bei ${count} Personen zählt etwas nicht mit, weil ein Satz fehlt.`,
  closeOtherCurrency: (count: number) =>
    count === 1
      ? 'Bei einer Person wird Provision oder Belohnung nicht gezahlt, weil sie in einer anderen Währung bezahlt wird.'
      : `Bei ${count} Personen wird Provision oder Belohnung nicht gezahlt, weil sie in einer anderen Währung bezahlt werden.`,
  news: {
    title: 'Inzwischen hat sich etwas geändert',
    person: (name: string, before: string, after: string) =>
      before === after ? `${name}: ${after}, aus anderen Posten` : `${name}: jetzt ${after}, vorher ${before}`,
    more: (count: number) => (count === 1 ? 'und eine weitere Person' : `und ${count} weitere Personen`),
    same: 'Die Summen sind dieselben; die Abrechnung war abgeschlossen und wieder offen.',
    seen: 'Habe ich gesehen',
  },
  isClosed: (month: string) => `Abrechnung ${month} abgeschlossen`,
  runs: 'Abschließen geht, wenn der Monat vorbei ist.',
  hoursOpen: 'Abschließen geht, sobald die Stunden des Monats abgeschlossen sind.',
  toHours: 'Zu den Stunden',
  hoursReopened: 'Die Stunden dieses Monats wurden wieder geöffnet. Hier steht, was beim Abschluss galt.',
  reopen: 'Wieder öffnen',
  reopenText: 'Was abgeschlossen war, bleibt aufbewahrt. Wer die Abrechnung öffnet, steht mit dem Grund im Protokoll.',
  isOpen: (month: string) => `Abrechnung ${month} ist wieder ein Entwurf`,
  reason: 'Grund',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
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
  expectedHint: 'Mit den Schichten, die bis zum Monatsende geplant sind.',
  noLines: 'In diesem Monat gibt es noch nichts abzurechnen.',
  omittedTitle: 'Nicht mitgezählt',
  omitted: {
    noRate: (time: string) => `${time} ohne Satz`,
    revenue: (amount: string, currency: string, paidIn: string) =>
      `${amount} Umsatz in ${currency}, Lohn in ${paidIn}: keine Provision`,
    noFigures: 'Provision: in diesem Monat noch keine eigenen Umsätze im Scoreboard.',
    reward: (amount: string, paidIn: string) => `Belohnung ${amount}, Lohn in ${paidIn}: nicht ausgezahlt`,
    rewardNoRate: (amount: string) => `Belohnung ${amount}: kein Satz`,
  },
  otherCurrencyAdvice: (currency: string) =>
    `Staffel rechnet nicht um. Lade den Umsatz in ${currency} hoch oder trag den Betrag als Bonus ein.`,
  otherCurrencyAsk: 'Staffel rechnet nicht um. Frag bei der Person nach, die eure Abrechnung führt.',
  shifts: 'Gearbeitete Schichten',
  nightTime: (time: string) => `${time} nachts`,
  weekendTime: (time: string) => `${time} am Wochenende`,
  ratesTitle: 'Sätze',
  noRates: 'Noch kein Satz. Ohne Satz zählen Stunden nicht.',
  rate: (hourly: string) => `${hourly} pro Stunde`,
  rateNight: (percent: string) => `Nacht + ${percent}`,
  rateWeekend: (percent: string) => `Wochenende + ${percent}`,
  rateCommission: (percent: string) => `Provision ${percent}`,
  since: (date: string) => `ab ${date}`,
  addRate: 'Satz festlegen',
  rateOf: (name: string) => `Satz für ${name}`,
  rateText: 'Gilt ab dem Tag, bis ein neuerer Satz gilt. Derselbe Tag ersetzt den Satz von diesem Tag.',
  from: 'Gilt ab',
  currency: 'Währung',
  currencyHint: 'Jede Person hat eine.',
  currencyFixed:
    'Fest, sobald es einen zweiten Satz, einen Bonus, einen Abzug oder eine abgeschlossene Abrechnung gibt.',
  currencyFixedByRate: 'Ändern lässt sie sich nur am bisherigen Satz: Wähle dessen Tag unter „Gilt ab“.',
  hourly: 'Stundensatz',
  night: 'Nachtzuschlag in %',
  nightHint: '23 bis 6 Uhr',
  weekend: 'Wochenendzuschlag in %',
  weekendHint: 'Samstag und Sonntag',
  commission: 'Provision in %',
  commissionHint: 'Vom Umsatz im Scoreboard; der Satz am Tag, ohne Tag der am Monatsende.',
  save: 'Speichern',
  rateSaved: 'Satz gespeichert',
  removeRate: (date: string) => `Satz ab ${date} entfernen`,
  removeRateAsk: 'Diesen Satz entfernen?',
  removeRateText: 'Dann gilt der Satz davor weiter.',
  rateRemoved: 'Satz entfernt',
  rateFixed: 'In einer abgeschlossenen Abrechnung',
  addItem: 'Bonus oder Abzug',
  itemOf: (name: string, month: string) => `Bonus oder Abzug: ${name}, ${month}`,
  kind: 'Art',
  amount: (currency: string) => `Betrag in ${currency}`,
  itemAdded: 'Eingetragen',
  removeItem: (reason: string) => `Entfernen: ${reason}`,
  removeItemAsk: 'Diesen Betrag entfernen?',
  itemRemoved: 'Entfernt',
  remove: 'Entfernen',
  export: 'Exportieren',
  exportPdf: 'Alle Aufstellungen als PDF (ZIP)',
  statementPdf: 'Als PDF',
  exportXlsx: 'Als Excel-Datei',
  exportCsv: 'Als CSV-Datei',
  file: (month: string, kind: string) => `abrechnung-${month}.${kind}`,
  earlier: 'Abgeschlossene Monate',
  payday: {
    expected: (amount: string, month: string) => `Voraussichtlich ${amount} für ${month}`,
    closed: (amount: string, month: string) => `${amount} für ${month}`,
    open: 'Meine Abrechnung',
  },
  rules:
    'Gezählt werden die Minuten des Stundenzettels von „Von“ bis „Bis“, Sekunden nicht. Nacht ist von 23 bis 6 Uhr, Wochenende Samstag und Sonntag, beides nach der Uhr der Organisation; Zuschläge zählen zusammen. Jeder Posten wird einmal gerundet, kaufmännisch.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    pay: typeof de
  }
}
