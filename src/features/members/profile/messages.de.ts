/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Person wurde nicht gefunden.',
  phone: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +49 170 1234567.',
  messengerPhone: 'Für diesen Messenger ist deine Telefonnummer nötig.',
}

export const de = {
  title: 'Profil',
  subtitle: 'Deine Angaben und deine bisherigen Schichten.',
  about: {
    title: 'Angaben',
    picture: 'Bild',
    fullName: 'Name',
    role: 'Rolle',
    organization: 'Organisation',
    memberSince: 'Dabei seit',
    language: 'Sprache',
    change: 'Ändern',
    phone: 'Telefon',
    phoneHint: 'Mit Ländervorwahl. Planung und Teamleitungen sehen Telefon und Messenger unter „Jetzt im Dienst“.',
    messenger: 'Messenger',
    noMessenger: 'Keiner',
    languages: 'Sprachen, die du sprichst',
    languagesHint: 'Mit Komma getrennt',
    timeZone: 'Eigene Zeitzone',
    timeZoneHint: 'Bei deinen Schichten steht zuerst deine Ortszeit, in Plänen die Zeit der Organisation.',
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
    none: 'Deine Statistik erscheint hier, sobald deine erste Schicht veröffentlicht ist.',
  },
  timesheet: 'Meine Stunden',
  pay: 'Meine Abrechnung',
  account: 'Konto und Sicherheit',
  failed: 'Das Profil konnte nicht gespeichert werden. Versuche es noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    profile: typeof de
  }
  interface Refusals {
    profile: typeof refusals
  }
}
