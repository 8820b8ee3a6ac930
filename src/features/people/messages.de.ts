export const de = {
  refusals: {
    nameTooShort: 'Name muss mindestens 2 Zeichen haben',
    nameThreat: 'Name enthält ungültige Zeichen',
    notFound: 'Diese Person gibt es nicht.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    people: typeof de
  }
}
