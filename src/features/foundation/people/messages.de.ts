/** Worded by the server alone. */
export const refusals = {
  nameTooShort: 'Name muss mindestens 2 Zeichen haben',
  nameThreat: 'Name enthält ungültige Zeichen',
  notFound: 'Diese Person wurde nicht gefunden.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    people: typeof refusals
  }
}
