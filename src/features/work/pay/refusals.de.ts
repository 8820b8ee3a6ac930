/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  personNotFound: 'Diese Person wurde nicht gefunden.',
  rateNotFound: 'Diesen Stundensatz gibt es nicht mehr.',
  itemNotFound: 'Diesen Betrag gibt es nicht mehr.',
  currency: 'Diese Währung wird nicht unterstützt.',
  hourlyRange:
    'Gib einen Stundensatz von 0 bis 1.000.000 mit höchstens zwei Nachkommastellen ein. In Währungen ohne Cent sind ganze Zahlen bis 100.000.000 möglich.',
  supplementRange: 'Gib einen Zuschlag von 0 bis 200 % mit höchstens zwei Nachkommastellen ein.',
  commissionRange: 'Gib eine Provision von 0 bis 100 % mit höchstens zwei Nachkommastellen ein.',
  amountRange:
    'Gib einen Betrag von 0,01 bis 100.000.000 mit höchstens zwei Nachkommastellen ein. In Währungen ohne Cent sind ganze Zahlen bis 10.000.000.000 möglich.',
  otherCurrency: ({ currency }: { currency: string }) =>
    `Diese Person wird in ${currency} bezahlt. Pro Person ist nur eine Währung möglich.`,
  noCurrency: 'Lege zuerst einen Stundensatz für diese Person fest. Er bestimmt auch die Währung.',
  inClosedRun: ({ month, from }: { month: string; from: string }) =>
    `Die Abrechnung ${month} ist abgeschlossen. Wähle einen Tag ab dem ${from} oder öffne die Abrechnung wieder.`,
  runClosed: ({ month }: { month: string }) =>
    `Die Abrechnung ${month} ist abgeschlossen. Öffne sie wieder, um etwas zu ändern.`,
  monthRuns: ({ month }: { month: string }) => `Der ${month} läuft noch. Du kannst die Abrechnung danach abschließen.`,
  hoursOpen: ({ month }: { month: string }) =>
    `Die Stundenzettel für ${month} sind noch offen. Schließe sie zuerst ab.`,
  nobodyPaid: ({ month }: { month: string }) => `Für ${month} gibt es nichts abzurechnen.`,
  alreadyClosed: ({ by }: { by: string }) =>
    by === '' ? 'Diese Abrechnung ist schon abgeschlossen.' : `${by} hat diese Abrechnung schon abgeschlossen.`,
  changed: 'Die Abrechnung hat sich geändert, seit du sie geöffnet hast. Prüfe sie noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    pay: typeof refusals
  }
}
