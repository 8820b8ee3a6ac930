/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  runNotFound: 'Diese Berechnung gibt es nicht mehr.',
  proposalNotFound: 'Diesen Vorschlag gibt es nicht mehr.',
  seatNotFound: 'Diesen Platz gibt es in dem Vorschlag nicht.',
  applicationNotFound: 'Diese Übernahme gibt es nicht mehr.',
  groupNotFound: 'Eine der Gruppen gibt es nicht mehr.',
  weekOver: 'Diese Woche ist schon vorbei.',
  dayNotAsked: 'Wähle Tage, die in den Wochen liegen.',
  tooManyWaiting: ({ max }: { max: number }) =>
    `Es warten schon ${max} Berechnungen. Warte, bis eine fertig ist, oder brich eine ab.`,
  runEnded: 'Diese Berechnung ist schon zu Ende.',
  takenBack: ({ name }: { name: string }) => `Diese Übernahme hat ${name} schon zurückgenommen.`,
  tooLate: 'Eine Übernahme lässt sich nur 24 Stunden lang zurücknehmen.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    autoplan: typeof refusals
  }
}
