/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  runNotFound: 'Diese Planung gibt es nicht mehr.',
  proposalNotFound: 'Diesen Vorschlag gibt es nicht mehr.',
  seatNotFound: 'Diese Schicht gehört nicht zum Vorschlag.',
  applicationNotFound: 'Diese Übernahme gibt es nicht mehr.',
  groupNotFound: 'Eine der Gruppen gibt es nicht mehr.',
  weekOver: 'Diese Woche ist schon vorbei.',
  dayNotAsked: 'Die Tage müssen in den gewählten Wochen liegen.',
  tooManyWaiting: ({ max }: { max: number }) =>
    `Es warten schon ${max} Planungen. Warte, bis eine fertig ist, oder halte eine an.`,
  runEnded: 'Diese Planung ist schon beendet.',
  takenBack: ({ name }: { name: string }) => `${name} hat diese Übernahme schon zurückgenommen.`,
  tooLate: 'Eine Übernahme lässt sich nur 24 Stunden lang zurücknehmen.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    autoplan: typeof refusals
  }
}
