/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Person wurde nicht gefunden.',
  ownRole: 'Deine eigene Rolle kannst du nicht ändern.',
  ownLock: 'Du kannst dich nicht selbst sperren oder entfernen.',
  ownerProtected: 'Nur Inhaber können andere Inhaber bearbeiten.',
  ownerByOwner: 'Nur Inhaber können jemanden zum Inhaber machen.',
  adminByOwner: 'Nur Inhaber können jemanden zum Admin machen.',
  lastOwner: 'Der letzte Inhaber kann weder herabgestuft noch gesperrt oder entfernt werden.',
  noSecondFactor: 'Diese Person hat keinen zweiten Faktor.',
}

export const de = {
  title: 'Team',
  subtitle: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
  invite: 'Einladen',
  search: 'Person suchen',
  role: 'Rolle',
  allRoles: 'Alle Rollen',
  view: 'Ansicht',
  views: { cards: 'Karten', table: 'Tabelle' },
  empty: 'Keine passenden Personen gefunden.',
  locked: 'Gesperrt',
  active: 'Aktiv',
  columns: {
    name: 'Name',
    role: 'Rolle',
    status: 'Status',
    bot: 'Messenger',
    lastSeen: 'Zuletzt aktiv',
    shifts: 'Schichten im Monat',
  },
  bot: { linked: 'Verbunden', unlinked: 'Nicht verbunden' },
  never: 'Noch nie aktiv',
  seen: (time: string) => `zuletzt aktiv ${time}`,
  /** Worked this month, and still to come. */
  shifts: (worked: number, planned: number) =>
    [
      worked === 1 ? '1 Schicht gearbeitet' : `${worked} Schichten gearbeitet`,
      ...(planned > 0 ? [`${planned} geplant`] : []),
    ].join(', '),
  planned: (count: number) => `+ ${count} geplant`,
  editLabel: 'Bearbeiten',
  edit: (name: string) => `${name} bearbeiten`,
  dialog: {
    tabs: { profile: 'Profil', security: 'Sicherheit', shifts: 'Schichten', vacation: 'Urlaub' },
    fullName: 'Name',
    email: 'E-Mail',
    role: 'Rolle',
    ownerOnly: 'Nur Inhaber können andere Inhaber bearbeiten.',
    reset: 'Passwort zurücksetzen',
    resetText: 'Die Person bekommt eine Mail mit einem Link, über den sie ein neues Passwort festlegen kann.',
    resetConfirm: 'Mail senden',
    resetSent: 'Mail verschickt',
    notMailed: 'Die Mail wurde nicht verschickt, weil kein Mailserver eingerichtet ist.',
    resetFailed: 'Die Mail konnte nicht verschickt werden. Versuche es noch einmal.',
    sessions: 'Sitzungen beenden',
    sessionsText:
      'Die Person wird auf allen Geräten abgemeldet. Verbundene Chats, Kalender-Link und Zugriffstoken werden entfernt. Die Person wird per Mail benachrichtigt und kann alles neu einrichten.',
    sessionsConfirm: 'Alle beenden',
    sessionsEnded: (count: number) => (count === 1 ? '1 Sitzung beendet' : `${count} Sitzungen beendet`),
    sessionsFailed: 'Die Sitzungen konnten nicht beendet werden. Versuche es noch einmal.',
    lock: 'Konto gesperrt',
    lockText:
      'Gesperrte Mitglieder werden abgemeldet, und ihre kommenden Schichten werden frei. Beim Entsperren bekommen sie ihre Rolle zurück.',
    lockTitle: (name: string) => `${name} sperren?`,
    lockConfirm: 'Sperren',
    lockedNow: 'Gesperrt',
    leftSeats: (seats: number) => (seats === 1 ? '1 Schicht ist jetzt offen.' : `${seats} Schichten sind jetzt offen.`),
    leftTodos: (todos: number) => (todos === 1 ? '1 Aufgabe bleibt offen.' : `${todos} Aufgaben bleiben offen.`),
    unlockedNow: 'Entsperrt',
    back: (places: string) => `Wieder eingeteilt: ${places}.`,
    notBack: (places: string) => `Nicht mehr offen: ${places}.`,
    place: (day: string, shift: string, group: string) => `${day} ${shift} (${group})`,
    lockFailed: 'Das Konto konnte nicht geändert werden. Versuche es noch einmal.',
    factor: 'Zweiten Faktor zurücksetzen',
    factorOn:
      'Zur Anmeldung genügt dann das Passwort. Alle Sitzungen werden beendet; verbundene Chats, Kalender-Link und Zugriffstoken werden entfernt. Die Person wird per Mail benachrichtigt.',
    factorOff: 'Diese Person hat keinen zweiten Faktor eingerichtet.',
    factorConfirm: 'Zurücksetzen',
    factorReset: 'Zweiter Faktor zurückgesetzt',
    factorFailed: 'Der zweite Faktor konnte nicht zurückgesetzt werden. Versuche es noch einmal.',
    remove: 'Aus der Organisation entfernen',
    removeText:
      'Kommende Schichten werden frei, vergangene bleiben im Plan. Du kannst die Person später wieder einladen.',
    removeTitle: (name: string) => `${name} entfernen?`,
    removeConfirm: 'Entfernen',
    removed: (name: string) => `${name} ist kein Mitglied mehr`,
    removeFailed: 'Die Person konnte nicht entfernt werden. Versuche es noch einmal.',
    changeEmail: 'Ändern',
    emailTitle: 'E-Mail-Adresse ändern',
    emailText:
      'Die neue Adresse gilt, sobald die Person sie über den Link in der Mail bestätigt. An die alte Adresse geht eine Benachrichtigung.',
    emailNext: 'Neue E-Mail-Adresse',
    emailSend: 'Mail senden',
    emailSent: (email: string) => `Mail an ${email} verschickt`,
    emailFailed: 'Die Mail konnte nicht verschickt werden. Versuche es noch einmal.',
    custom: 'Eigene Urlaubstage',
    customHint: 'Ohne eigene Angabe gelten die Urlaubstage der Organisation.',
    days: 'Höchstzahl an Urlaubstagen pro Woche',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    team: typeof de
  }
  interface Refusals {
    team: typeof refusals
  }
}
