export const de = {
  refusals: {
    nameTooShort: 'Name der Organisation muss mindestens 2 Zeichen haben',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    organizations: typeof de
  }
}
