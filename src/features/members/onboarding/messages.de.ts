/** Worded by the server alone. */
export const refusals = {
  conflictSetUp: 'Diese Installation ist schon eingerichtet. Bitte melde dich an.',
  wrongCode: 'Der Einrichtungscode stimmt nicht. Er steht in der Ausgabe des Servers.',
  conflictMember: 'Du gehörst schon zu einer Organisation.',
}

export const de = {
  setUp: {
    title: 'Staffel einrichten',
    subtitle: 'Gründe deine Organisation. Alles lässt sich später ändern.',
    organization: 'Organisation',
    you: 'Dein Konto',
    organizationName: 'Name der Organisation',
    timeZone: 'Zeitzone',
    language: 'Sprache',
    code: 'Einrichtungscode',
    codeHint: 'Steht in der Ausgabe des Servers.',
    withSample: 'Mit Beispieldaten füllen',
    withSampleHint:
      'Zum Ausprobieren: 47 erfundene Leute, die sich nicht anmelden können, Creators und Pläne. Unter „Organisation“ entfernst du alles wieder.',
    submit: 'Organisation gründen',
  },
  create: {
    title: 'Gründe deine Organisation',
    subtitle: 'Du wirst ihr Inhaber. Hast du eine Einladung, öffne stattdessen ihren Link.',
    submit: 'Gründen',
    closedTitle: 'Du gehörst zu keiner Organisation',
    closedSubtitle:
      'Auf dieser Installation lassen sich keine neuen gründen. Hast du eine Einladung, öffne ihren Link.',
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
