/** What stands in the place of every screen while somebody may not go on. */
export const de = {
  recovery: {
    title: 'Passwort-Reset aktiv',
    text: 'Für dein Konto läuft ein Passwort-Reset. Setze ein neues Passwort, um weiterzumachen.',
    action: 'Passwort ändern',
  },
  locked: {
    title: 'Dein Konto ist gesperrt',
    text: 'Wende dich an eine Ansprechperson deiner Organisation.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    barred: typeof de
  }
}
