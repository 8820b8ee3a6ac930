/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  notFound: 'Diese Übergabe gibt es nicht mehr.',
  notYours: 'Das ist nicht deine Schicht.',
  changed: 'Die Übergabe wurde inzwischen geändert. Lies sie noch einmal.',
  notIn: 'Checke für diese Schicht ein, bevor du eine Übergabe schreibst.',
  over: 'Diese Schicht ist seit mehr als 12 Stunden vorbei. Die Übergabe lässt sich nicht mehr ändern.',
  empty: 'Fülle mindestens ein Feld aus.',
  own: 'Deine eigene Übergabe kannst du nicht als gelesen markieren.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    handover: typeof refusals
  }
}
