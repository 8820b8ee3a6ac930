/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  personNotFound: 'Diese Person gibt es nicht.',
  rateNotFound: 'Diesen Satz gibt es nicht mehr.',
  itemNotFound: 'Diesen Betrag gibt es nicht mehr.',
  currency: 'Diese Währung gibt es hier nicht.',
  hourlyRange:
    'Ein Stundensatz liegt zwischen 0 und 1.000.000 und hat höchstens zwei Nachkommastellen; in einer Währung ohne Cent bis 100.000.000 und keine.',
  supplementRange: 'Ein Zuschlag liegt zwischen 0 und 200 % und hat höchstens zwei Nachkommastellen.',
  commissionRange: 'Eine Provision liegt zwischen 0 und 100 % und hat höchstens zwei Nachkommastellen.',
  amountRange:
    'Ein Betrag ist größer als 0, höchstens 100.000.000 und hat höchstens zwei Nachkommastellen; in einer Währung ohne Cent höchstens 10.000.000.000 und keine.',
  otherCurrency: ({ currency }: { currency: string }) =>
    `Diese Person wird in ${currency} bezahlt. Jede Person hat eine Währung.`,
  noCurrency: 'Lege zuerst einen Satz für diese Person fest: Er sagt, in welcher Währung sie bezahlt wird.',
  inClosedRun: ({ month, from }: { month: string; from: string }) =>
    `Die Abrechnung ${month} ist abgeschlossen. Wähle einen Tag ab dem ${from} oder öffne sie wieder.`,
  runClosed: ({ month }: { month: string }) =>
    `Die Abrechnung ${month} ist abgeschlossen. Öffne sie wieder, um etwas zu ändern.`,
  monthRuns: ({ month }: { month: string }) => `Der ${month} läuft noch. Schließe ihn ab, wenn er vorbei ist.`,
  hoursOpen: ({ month }: { month: string }) =>
    `Die Stunden im ${month} sind noch offen. Schließe zuerst die Stundenzettel ab.`,
  nobodyPaid: ({ month }: { month: string }) => `Im ${month} gibt es niemanden abzurechnen.`,
  alreadyClosed: ({ by }: { by: string }) =>
    by === '' ? 'Diese Abrechnung ist schon abgeschlossen.' : `${by} hat diese Abrechnung schon abgeschlossen.`,
  changed: 'Die Abrechnung hat sich geändert, seit du sie geöffnet hast. Sieh sie dir noch einmal an.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    pay: typeof refusals
  }
}
