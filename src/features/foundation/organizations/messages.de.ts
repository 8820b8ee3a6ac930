/** Worded by the server alone. */
export const refusals = {
  nameTooShort: 'Der Name der Organisation muss mindestens 2 Zeichen haben.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    organizations: typeof refusals
  }
}
