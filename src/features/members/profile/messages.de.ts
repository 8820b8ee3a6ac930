/** Worded by the server alone. */
export const refusals = { notFound: 'Diese Person gibt es nicht.' }

export const de = {
  title: 'Profil',
  subtitle: 'Wer du bist und was du gearbeitet hast.',
  about: {
    title: 'Angaben',
    picture: 'Bild',
    fullName: 'Name',
    role: 'Rolle',
    organization: 'Organisation',
    memberSince: 'Dabei seit',
    language: 'Sprache',
    change: 'Ändern',
    timeZone: 'Eigene Zeitzone',
    timeZoneHint: 'Pläne zeigen die Zeit der Organisation und deine daneben.',
    ofOrganization: (zone: string) => `Wie die Organisation (${zone})`,
  },
  statistics: {
    title: 'Deine letzten zwölf Monate',
    month: 'Monat',
    shifts: 'Schichten',
    hours: 'Stunden',
    planned: (figure: string) => `+ ${figure} geplant`,
    vacationDays: 'Urlaubstage',
    partDays: (count: number) => `davon ${count} teilweise`,
    total: 'Summe',
    none: 'Hier erscheint, was du gearbeitet hast, sobald deine erste Schicht veröffentlicht ist.',
  },
  timesheet: 'Meine Stunden',
  pay: 'Meine Abrechnung',
  account: 'Konto und Sicherheit',
  failed: 'Das Profil konnte nicht gespeichert werden.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    profile: typeof de
  }
  interface Refusals {
    profile: typeof refusals
  }
}
