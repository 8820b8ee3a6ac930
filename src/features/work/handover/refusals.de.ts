/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  notFound: 'Diese Übergabe gibt es nicht mehr.',
  notYours: 'Diese Schicht hast du nicht.',
  changed: 'Die Übergabe wurde inzwischen geändert.',
  notIn: 'Schreiben kannst du, sobald du auf dieser Schicht eingecheckt bist.',
  over: 'Diese Schicht ist mehr als 12 Stunden vorbei. Ihre Übergabe steht fest.',
  empty: 'Schreib in mindestens ein Feld etwas.',
  own: 'Das ist deine eigene Übergabe.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    handover: typeof refusals
  }
}
