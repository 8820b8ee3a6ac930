/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  offerNotFound: 'Dieses Angebot gibt es nicht mehr.',
  seatNotFound: 'Du bist für diese Schicht nicht mehr eingeteilt.',
  personNotFound: 'Eine der Personen gehört nicht mehr zur Organisation.',
  absenceNotFound: 'Diese Abwesenheit gibt es nicht mehr.',
  alreadyTaken: 'Diese Schicht ist schon vergeben.',
  offerEnded: 'Dieses Angebot ist nicht mehr offen.',
  alreadyOffered: 'Diese Schicht wird schon angeboten.',
  notFree: ({ name }: { name: string }) => `${name} ist für diese Schicht schon eingeteilt.`,
  waitsForWord: 'Dieses Angebot muss noch von der Planung freigegeben werden.',
  takenBack: 'Die Zusage wurde zurückgezogen.',
  otherTaker: 'Inzwischen hat jemand anderes zugesagt.',
  applicationTakenBack: 'Die Bewerbung wurde zurückgezogen.',
  undoTooLate: 'Die Aktion lässt sich nur fünf Minuten lang rückgängig machen.',
  undoChanged: 'Die Aktion lässt sich nicht mehr rückgängig machen, weil sich inzwischen etwas geändert hat.',
  absenceOver: 'Diese Abwesenheit ist schon vorbei.',
  shiftOver: 'Diese Schicht ist schon vorbei.',
  begun: 'Diese Schicht hat schon begonnen.',
  untilPast: 'Wähle den Tag der Schicht oder einen späteren.',
  untilTooFar: ({ months }: { months: number }) =>
    `Der letzte Tag darf höchstens ${months} Monate in der Zukunft liegen. Stimmt das Jahr?`,
  notPublished: 'Du kannst nur Schichten aus veröffentlichten Wochen ausschreiben.',
  noSuchSeat: 'Diesen Platz gibt es in der Schicht nicht mehr.',
  swapWithSelf: 'Du kannst nicht mit dir selbst tauschen.',
  notForYou: 'Diese Schicht kannst du nicht übernehmen.',
  notPossible: ({ name }: { name: string }) => `${name} kann diese Schicht nicht übernehmen.`,
  applyInstead: 'Für diese Schicht kannst du dich nur bewerben.',
  takeInstead: 'Für diese Schicht ist keine Bewerbung nötig. Du kannst sie direkt übernehmen.',
  applicationsOver: 'Die Bewerbungsfrist ist abgelaufen.',
  timePast: 'Wähle einen Zeitpunkt in der Zukunft.',
  timeTooLate: 'Wähle einen Zeitpunkt vor dem Beginn der Schicht.',
  wavesOfFirst: 'Runden sind nur möglich, wenn die erste Zusage zählt.',
  nobodyFits: 'Niemand kann diese Schicht übernehmen.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    market: typeof refusals
  }
}
