/** Worded by the server alone. */
export const refusals = {
  conflictField: 'Jemand anderes hat diese Einstellung inzwischen geändert. Du siehst jetzt den aktuellen Stand.',
  conflictText: ({ stored }: { stored: string }) =>
    `Jemand anderes hat das inzwischen geändert. Aktueller Stand: ${stored === '' ? 'kein Text' : `„${stored}“`}. Speichere noch einmal, um deine Eingabe zu übernehmen.`,
  zoneOverlap: 'In dieser Zeitzone würden sich künftige Schichten einer Person überschneiden.',
  zoneSkips: ({ day, times, group }: { day: string; times: string; group: string }) =>
    `Am ${day} gibt es ${times} in dieser Zeitzone nicht, weil die Uhren vorgestellt werden. Entferne zuerst die Einteilung in „${group}“.`,
  inviteUrl: 'Gib einen Einladungslink von Discord ein, zum Beispiel https://discord.gg/abcdef.',
  secondFactorFrom: 'Wähle den heutigen oder einen späteren Tag.',
  discordIncomplete: 'Diese Angabe ist für die Anzeige auf dem Dashboard erforderlich.',
  missingBeforeLate: 'Die Zeit bis „Fehlt“ muss länger sein als die Zeit bis „Verspätet“.',
}

/** What the screens about the organisation itself say. */
export const de = {
  subtitle: 'Änderungen gelten sofort und für alle.',
  saved: 'Gespeichert',
  save: 'Speichern',
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden. Versuche es noch einmal.',
  general: {
    title: 'Organisation',
    name: 'Name der Organisation',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Künftige Schichten behalten ihre Uhrzeiten in der neuen Zeitzone.',
    language: 'Sprache für neue Mitglieder',
    languageHint: 'Jedes Mitglied kann seine Sprache selbst wählen.',
    languages: { de: 'Deutsch', en: 'English' },
    vacation: 'Höchstzahl an Urlaubstagen pro Woche',
    vacationHint: 'Gilt für alle ohne eigenes Limit.',
    payday: 'Zahltag',
    paydayHint: 'Tag im Monat. In kürzeren Monaten gilt der letzte Tag.',
  },
  security: {
    title: 'Sicherheit',
    demandedFor: 'Authenticator-App verlangen',
    demandedForHint: 'Ab dem Stichtag ist Staffel ohne Authenticator-App nicht mehr nutzbar.',
    levels: {
      nobody: 'Von niemandem',
      owner: 'Von Inhabern',
      admin: 'Von Inhabern und Admins',
      team_lead: 'Von Inhabern, Admins und Teamleitungen',
      chatter: 'Von allen',
    },
    from: 'Stichtag',
    fromHint: 'Gilt auch für dich. Bis zum Stichtag erscheint auf jeder Seite ein Hinweis.',
  },
  discord: {
    title: 'Community-Server',
    enabled: 'Community-Server auf dem Dashboard anzeigen',
    serverName: 'Name des Servers',
    inviteUrl: 'Einladungslink',
    inviteHint: 'Erstelle in Discord unter „Leute einladen“ einen Link ohne Ablaufdatum.',
  },
  features: {
    title: 'Funktionen',
    scoreboard: 'Scoreboard',
    scoreboardHint: 'Rangliste, Belohnungen und Umsatz-Upload. Beim Ausschalten wird die Seite ausgeblendet.',
    attendance: 'Einchecken, Stunden und Abrechnung',
    attendanceHint:
      'Chatter checken ein und aus. So werden ihre tatsächlichen Stunden erfasst. Dazu gehören „Jetzt im Dienst“, Stundenzettel, Abrechnung, Verlässlichkeit und Übergaben. Gilt für Schichten, die ab jetzt beginnen. Beim Ausschalten werden die Seiten ausgeblendet, die Daten bleiben erhalten.',
    late: 'Zeit bis „Verspätet“ (Minuten)',
    lateHint: 'Der Chatter bekommt eine Erinnerung.',
    missing: 'Zeit bis „Fehlt“ (Minuten)',
    missingHint: 'Schichtleitung und Planung werden benachrichtigt.',
    payday: 'Zahltag',
    paydayHint: 'Zeigt einen Countdown auf dem Dashboard.',
    discord: 'Community-Server',
    discordHint: 'Zeigt die Einladung auf dem Dashboard. Name und Link legst du unter „Discord“ fest.',
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
