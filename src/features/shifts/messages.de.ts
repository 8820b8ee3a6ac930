export const de = {
  refusals: {
    nameRequired: 'Bitte gib der Schicht einen Namen.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    shifts: typeof de
  }
}
