export const de = {
  refusals: {
    notFound: 'Diese Sitzung gibt es nicht mehr.',
    wrongPassword: 'Das aktuelle Passwort stimmt nicht.',
  },
  title: 'Konto',
  subtitle: 'Deine Angaben, dein Passwort und wo du angemeldet bist.',
  info: { title: 'Angaben', name: 'Name', email: 'E-Mail', organization: 'Organisation', role: 'Rolle' },
  password: {
    title: 'Passwort',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    submit: 'Passwort ändern',
    hint: 'Auf allen anderen Geräten wirst du abgemeldet.',
    changed: 'Passwort geändert',
    failed: 'Das Passwort konnte nicht geändert werden.',
  },
  sessions: {
    title: 'Sitzungen',
    unknown: 'Unbekanntes Gerät',
    on: (browser: string, system: string) => `${browser} auf ${system}`,
    thisOne: 'Dieses Gerät',
    since: (time: string) => `Angemeldet am ${time}`,
    end: 'Abmelden',
    endOthers: 'Überall sonst abmelden',
    ended: 'Sitzung beendet',
    othersEnded: (count: number) => (count === 1 ? '1 Sitzung beendet' : `${count} Sitzungen beendet`),
    failed: 'Die Sitzung konnte nicht beendet werden.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    ownAccount: typeof de
  }
}
