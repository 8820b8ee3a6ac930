/** Worded by the server alone. */
export const refusals = {
  conflictField: 'Jemand anderes hat das inzwischen geändert. Du siehst jetzt den neuen Stand.',
  conflictText: ({ stored }: { stored: string }) =>
    `Inzwischen gespeichert: ${stored === '' ? 'kein Text' : `„${stored}“`}. Speichere noch einmal, um das durch deine Eingabe zu ersetzen.`,
  zoneOverlap: 'In dieser Zeitzone lägen künftige Schichten einer Person übereinander.',
  zoneSkips: ({ day, times, group }: { day: string; times: string; group: string }) =>
    `Am ${day} gibt es ${times} in dieser Zeitzone nicht, weil die Uhren vorgestellt werden. Nimm zuerst heraus, wer dort in „${group}“ sitzt.`,
  inviteUrl: 'Bitte einen Einladungslink von Discord angeben, zum Beispiel https://discord.gg/abcdef.',
  secondFactorFrom: 'Bitte einen Tag angeben, der nicht vergangen ist.',
  discordIncomplete: 'Wird für die Anzeige gebraucht.',
  missingBeforeLate: 'Fehlen beginnt nach dem Verspäten: Bitte mehr Minuten angeben.',
}

/** What the screens about the organisation itself say. */
export const de = {
  subtitle: 'Änderungen gelten sofort und für alle.',
  saved: 'Gespeichert',
  save: 'Speichern',
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden.',
  general: {
    title: 'Organisation',
    name: 'Name der Organisation',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Künftige Schichten behalten ihre Uhrzeiten, nun in der neuen Zone.',
    language: 'Sprache für neue Mitglieder',
    languageHint: 'Jede Person kann ihre eigene wählen.',
    languages: { de: 'Deutsch', en: 'English' },
    vacation: 'Urlaubstage je Woche',
    vacationHint: 'Für alle, die keine eigene Grenze haben.',
    payday: 'Zahltag',
    paydayHint: 'Tag des Monats; in kürzeren Monaten der letzte.',
    paydayOff: 'Der Zahltag ist unter „Funktionen“ ausgeschaltet.',
  },
  security: {
    title: 'Sicherheit',
    demandedFor: 'Authenticator-App verlangen',
    demandedForHint: 'Wer keine hat, kann ab dem Stichtag nichts mehr tun, bis sie eingerichtet ist.',
    levels: {
      nobody: 'Von niemandem',
      owner: 'Von Inhabern',
      admin: 'Von Inhabern und Admins',
      team_lead: 'Von Inhabern, Admins und Teamleitungen',
      chatter: 'Von allen',
    },
    from: 'Stichtag',
    fromHint: 'So lange ist Zeit, auch für dich. Bis dahin steht ein Hinweis über jeder Seite.',
  },
  discord: {
    title: 'Community-Server',
    enabled: 'Community-Server auf dem Dashboard zeigen',
    serverName: 'Name des Servers',
    inviteUrl: 'Einladungslink',
    inviteHint: 'Ein Link, der nicht abläuft: in Discord unter „Leute einladen“.',
  },
  features: {
    title: 'Funktionen',
    scoreboard: 'Scoreboard',
    scoreboardHint: 'Rangliste, Belohnungen und das Hochladen von Zahlen. Ausgeschaltet sieht niemand die Seite.',
    attendance: 'Einchecken, Stunden, Abrechnung und Übergabe',
    attendanceHint:
      'Bringt das Ein- und Auschecken, „Jetzt im Dienst“, Stundenzettel, Abrechnung, Verlässlichkeit und Übergaben. Gilt für Schichten, die danach beginnen. Ausgeschaltet verschwinden die Seiten, und die Daten bleiben.',
    late: 'Verspätet nach (Minuten)',
    lateHint: 'Dann wird die Person gefragt.',
    missing: 'Fehlt nach (Minuten)',
    missingHint: 'Dann erfahren es Schichtleitung und Planung.',
    payday: 'Zahltag',
    paydayHint: 'Der Countdown auf dem Dashboard.',
    discord: 'Community-Server',
    discordHint: 'Die Einladung auf dem Dashboard. Name und Link stehen unter „Discord“.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    organizationSettings: typeof de
  }
  interface Refusals {
    organizationSettings: typeof refusals
  }
}
