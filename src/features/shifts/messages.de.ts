export const de = {
  refusals: {
    nameRequired: 'Bitte gib der Schicht einen Namen.',
    notFound: 'Diese Schicht gibt es nicht mehr.',
    lastEnabled: 'Mindestens eine Schicht muss aktiv bleiben.',
    tooMany: ({ most }: { most: number }) => `Mehr als ${most} Schichten sind nicht möglich.`,
    staleOrder: 'Die Schichten haben sich inzwischen geändert. Bitte ordne sie noch einmal.',
    inUse: 'Diese Schicht ist in Verwendung. Deaktiviere sie stattdessen.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    shifts: typeof de
  }
}
