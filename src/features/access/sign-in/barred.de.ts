/** What stands in the place of every screen while somebody may not go on. */
export const de = {
  recovery: {
    title: 'Passwort-Reset aktiv',
    text: 'Du setzt gerade dein Passwort zurück. Lege ein neues fest, um weiterzumachen.',
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
