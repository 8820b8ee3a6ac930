/** What the first screen after signing in says by itself; most of its widgets have their own. */
export const de = {
  title: (name: string) => `Hallo ${name}`,
  empty: 'Für deine Rolle sind keine Widgets freigeschaltet.',
  payday: {
    title: 'Zahltag',
    today: 'Heute ist Zahltag',
    tomorrow: 'Morgen ist Zahltag',
    inDays: (days: number) => `Noch ${days} Tage`,
    empty: 'Für deine Organisation ist kein Zahltag eingerichtet.',
  },
  coverage: {
    title: 'Besetzung',
    thisWeek: 'Diese Woche',
    nextWeek: 'Nächste Woche',
    week: (week: number) => `KW ${week}`,
    seats: (have: number, need: number, drafts: number) =>
      `${have} von ${need} Schichten${drafts === 0 ? '' : `, davon ${drafts} im Entwurf`}`,
    empty: 'Noch keine Gruppen mit Schichten.',
  },
  community: {
    title: 'Community-Server',
    text: (server: string) => `Komm auf unseren Server ${server}.`,
    join: 'Beitreten',
    newWindow: 'öffnet sich in neuem Tab',
    empty: 'Es ist kein Community-Server eingerichtet.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    dashboard: typeof de
  }
}
