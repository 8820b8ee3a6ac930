/** Worded by the server alone. */
export const refusals = {
  conflictSetUp: 'Diese Installation ist schon eingerichtet. Bitte melde dich an.',
  wrongCode: 'Der Einrichtungscode stimmt nicht. Du findest ihn in der Ausgabe des Servers.',
  conflictMember: 'Du bist schon Mitglied einer Organisation.',
}

export const de = {
  setUp: {
    title: 'Staffel einrichten',
    subtitle: 'Lege deine Organisation an. Du kannst später alles ändern.',
    organization: 'Organisation',
    you: 'Dein Konto',
    organizationName: 'Name der Organisation',
    timeZone: 'Zeitzone',
    language: 'Sprache',
    code: 'Einrichtungscode',
    codeHint: 'Du findest den Code in der Ausgabe des Servers.',
    withSample: 'Mit Beispieldaten füllen',
    withSampleHint:
      'Zum Ausprobieren: 47 erfundene Personen, die sich nicht anmelden können, dazu Creator und Pläne. Unter „Organisation“ kannst du alles wieder entfernen.',
    submit: 'Organisation gründen',
  },
  create: {
    title: 'Lege deine Organisation an',
    subtitle: 'Du wirst Inhaber der Organisation. Hast du schon eine Einladung, öffne den Link darin.',
    submit: 'Gründen',
    closedTitle: 'Du gehörst zu keiner Organisation',
    closedSubtitle:
      'In dieser Installation lassen sich keine neuen Organisationen anlegen. Wenn du eine Einladung hast, öffne den Link darin.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    onboarding: typeof de
  }
  interface Refusals {
    onboarding: typeof refusals
  }
}
