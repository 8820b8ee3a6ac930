/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  offerNotFound: 'Dieses Angebot gibt es nicht mehr.',
  seatNotFound: 'Diese Schicht hast du nicht mehr.',
  personNotFound: 'Eine der Personen gibt es nicht.',
  absenceNotFound: 'Diese Meldung gibt es nicht mehr.',
  alreadyTaken: 'Schon vergeben.',
  offerEnded: 'Dieses Angebot ist nicht mehr offen.',
  alreadyOffered: 'Für diesen Platz gibt es schon ein Angebot.',
  notFree: ({ name }: { name: string }) => `Auf diesem Platz ist schon ${name}.`,
  waitsForWord: 'Darüber entscheidet gerade die Planung.',
  takenBack: 'Die Zusage wurde zurückgenommen.',
  otherTaker: 'Inzwischen hat jemand anderes zugesagt.',
  applicationTakenBack: 'Die Bewerbung wurde zurückgenommen.',
  undoTooLate: 'Die fünf Minuten sind vorbei, das bleibt jetzt so.',
  undoChanged: 'Inzwischen hat sich etwas geändert, das lässt sich nicht mehr rückgängig machen.',
  absenceOver: 'Diese Meldung ist schon vorbei.',
  shiftOver: 'Diese Schicht ist schon vorbei.',
  begun: 'Diese Schicht hat schon begonnen.',
  untilPast: 'Wähle einen Tag, der nicht vor der Schicht liegt.',
  untilTooFar: ({ months }: { months: number }) => `Höchstens ${months} Monate voraus. Stimmt das Jahr?`,
  notPublished: 'Ausschreiben lassen sich nur Plätze einer veröffentlichten Woche.',
  noSuchSeat: 'Diesen Platz gibt es in der Schicht nicht.',
  swapWithSelf: 'Tauschen geht nur mit jemand anderem.',
  notForYou: 'Diesen Platz kannst du nicht übernehmen.',
  notPossible: ({ name }: { name: string }) => `${name} kann diesen Platz nicht übernehmen.`,
  applyInstead: 'Auf diesen Platz kannst du dich nur bewerben.',
  takeInstead: 'Für diesen Platz braucht es keine Bewerbung.',
  applicationsOver: 'Die Bewerbungsfrist ist vorbei.',
  timePast: 'Wähle einen Zeitpunkt, der noch kommt.',
  timeTooLate: 'Wähle einen Zeitpunkt vor dem Beginn der Schicht.',
  wavesOfFirst: 'In Runden fragen geht nur, wenn der Platz an die erste Zusage geht.',
  nobodyFits: 'Niemand kann diesen Platz übernehmen.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    market: typeof refusals
  }
}
