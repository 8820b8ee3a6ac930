/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  off: 'In deiner Organisation wird nicht eingecheckt.',
  seatNotFound: 'Diese Schicht hast du nicht.',
  seatTaken: 'Diese Schicht hast du nicht mehr.',
  personNotFound: 'Diese Person gibt es nicht.',
  requestNotFound: 'Diese Bitte um Korrektur gibt es nicht mehr.',
  requestSettled: 'Darüber ist schon entschieden.',
  alreadyAsked: 'Für diese Schicht hast du schon um eine Korrektur gebeten.',
  justAsked: 'Die Person wurde gerade erst gefragt.',
  alreadyOut: 'Du hast diese Schicht schon beendet. Stimmt etwas nicht, bitte um eine Korrektur.',
  tooEarly: ({ from }: { from: string }) => `Einchecken kannst du ab ${from} Uhr.`,
  over: 'Diese Schicht ist schon vorbei.',
  notIn: 'Auf dieser Schicht bist du nicht eingecheckt.',
  alreadyIn: 'Die Person ist schon da.',
  endBeforeStart: 'Das Ende liegt nicht nach dem Beginn.',
  notOver: 'Korrigieren lässt sich eine Schicht, sobald sie vorbei ist.',
  askedTooSoon: 'Diese Bitte ist von, als die Schicht noch lief. Korrigiere die Stunden selbst, oder lehne sie ab.',
  notYet: 'Das Ende liegt noch in der Zukunft.',
  tooLong: 'Länger als 24 Stunden kann niemand am Stück arbeiten.',
  tooFar: 'Das liegt mehr als 12 Stunden von der Schicht entfernt.',
  overlaps: ({ shift }: { shift: string }) => `Zu dieser Zeit zählt schon: ${shift}.`,
  monthClosed: ({ month }: { month: string }) => `Der ${month} ist abgeschlossen. Öffne ihn, um etwas zu ändern.`,
  monthRuns: ({ month }: { month: string }) =>
    `Der ${month} läuft noch. Schließe ihn ab, wenn die letzte Schicht endet.`,
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    attendance: typeof refusals
  }
}
