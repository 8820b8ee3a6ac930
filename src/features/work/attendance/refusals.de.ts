/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  off: 'Das Einchecken ist in deiner Organisation ausgeschaltet.',
  seatNotFound: 'Das ist nicht deine Schicht.',
  seatTaken: 'Du bist für diese Schicht nicht mehr eingeteilt.',
  personNotFound: 'Diese Person wurde nicht gefunden.',
  requestNotFound: 'Diese Korrekturanfrage gibt es nicht mehr.',
  requestSettled: 'Über diese Anfrage wurde schon entschieden.',
  alreadyAsked: 'Für diese Schicht hast du schon eine Korrektur angefragt.',
  justAsked: 'Die Person wurde gerade erst erinnert.',
  alreadyOut: 'Du hast diese Schicht schon beendet. Stimmt etwas nicht? Du kannst eine Korrektur anfragen.',
  tooEarly: ({ from }: { from: string }) => `Du kannst ab ${from} einchecken.`,
  over: 'Diese Schicht ist schon vorbei.',
  notIn: 'Du bist für diese Schicht nicht eingecheckt.',
  alreadyIn: 'Die Person ist schon eingecheckt.',
  endBeforeStart: 'Das Ende muss nach dem Beginn liegen.',
  notOver: 'Du kannst eine Schicht korrigieren, sobald sie vorbei ist.',
  askedTooSoon:
    'Diese Anfrage wurde gestellt, als die Schicht noch lief. Korrigiere die Stunden selbst oder lehne die Anfrage ab.',
  notYet: 'Das Ende darf nicht in der Zukunft liegen.',
  tooLong: 'Eine Schicht kann nicht länger als 24 Stunden dauern.',
  tooFar: 'Die Zeiten dürfen höchstens 12 Stunden von der Schicht abweichen.',
  overlaps: ({ shift }: { shift: string }) =>
    `Diese Zeiten überschneiden sich mit bereits gezählten Stunden: ${shift}.`,
  monthClosed: ({ month }: { month: string }) =>
    `Der ${month} ist abgeschlossen. Öffne den Monat wieder, um etwas zu ändern.`,
  monthRuns: ({ month }: { month: string }) =>
    `Der ${month} läuft noch. Du kannst ihn nach der letzten Schicht abschließen.`,
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    attendance: typeof refusals
  }
}
