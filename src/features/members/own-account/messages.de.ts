/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Sitzung gibt es nicht mehr.',
  wrongCode: 'Der Code stimmt nicht. Prüfe, ob die Uhr deines Telefons richtig geht.',
  noTotp: 'Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.',
  conflictTotp: 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
  wrongPasskey: 'Der Passkey konnte nicht geprüft werden. Versuche es noch einmal.',
  passkeyNotFound: 'Diesen Passkey gibt es nicht mehr.',
  lastOwner: 'Du bist der letzte Inhaber. Mache zuerst jemand anderen zum Inhaber.',
}

export const de = {
  title: 'Konto',
  subtitle: 'Deine Angaben, dein Passwort und deine Sitzungen.',
  info: { title: 'Angaben', name: 'Name', email: 'E-Mail', organization: 'Organisation', role: 'Rolle' },
  password: {
    title: 'Passwort',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    submit: 'Passwort ändern',
    hint: 'Auf allen anderen Geräten wirst du abgemeldet. Verbundene Chats, Kalender-Link und Zugriffstoken bleiben bestehen. Mit „Überall sonst abmelden“ entfernst du auch diese.',
    changed: 'Passwort geändert',
    failed: 'Das Passwort konnte nicht geändert werden. Versuche es noch einmal.',
  },
  ask: {
    password: 'Dein Passwort',
    failed: 'Dein Passwort konnte nicht geprüft werden. Versuche es noch einmal.',
  },
  email: {
    change: 'E-Mail ändern',
    text: 'Die neue Adresse gilt, sobald du sie über den Link in der Mail bestätigst.',
    next: 'Neue E-Mail-Adresse',
    submit: 'Mail senden',
    sent: (email: string) => `Wir haben einen Link an ${email} geschickt.`,
    notMailed: 'Die Mail wurde nicht verschickt, weil kein Mailserver eingerichtet ist.',
    failed: 'Die Mail konnte nicht verschickt werden. Versuche es noch einmal.',
  },
  protection: {
    title: 'Anmeldung absichern',
    app: 'Authenticator-App',
    on: 'Eingeschaltet',
    appOn: 'Zum Anmelden brauchst du auch einen Code aus deiner App.',
    appOff: 'Schütze dein Konto zusätzlich mit einem Code aus einer App auf deinem Telefon.',
    start: 'Einrichten',
    stop: 'Ausschalten',
    renew: 'Neue Wiederherstellungscodes',
    next: 'Weiter',
    startTitle: 'Authenticator-App einrichten',
    startText: 'Bestätige zuerst dein Passwort.',
    scanTitle: 'Mit der App scannen',
    scanText:
      'Nach dem Scannen zeigt die App alle 30 Sekunden einen neuen Code. Auf anderen Geräten wirst du abgemeldet.',
    picture: 'QR-Code für die Authenticator-App',
    secret: 'Oder Schlüssel manuell eingeben',
    code: 'Code aus der App',
    switchOn: 'Einschalten',
    switchedOn: 'Zwei-Faktor-Anmeldung eingeschaltet',
    switchedOff: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    stopTitle: 'Zwei-Faktor-Anmeldung ausschalten',
    stopText: 'Zum Anmelden reicht dann dein Passwort.',
    renewTitle: 'Neue Wiederherstellungscodes',
    renewText: 'Die alten Codes gelten dann nicht mehr.',
    codesTitle: 'Wiederherstellungscodes',
    codesText:
      'Ohne dein Telefon meldest du dich mit einem dieser Codes an. Jeder kann nur einmal verwendet werden. Die Codes werden nur jetzt angezeigt.',
    codesDone: 'Codes gesichert',
    codesUnsaved: {
      title: 'Schließen, ohne die Codes zu sichern?',
      text: 'Die Codes werden nicht noch einmal angezeigt.',
      discard: 'Trotzdem schließen',
      stay: 'Zurück',
    },
    copy: 'Kopieren',
    copied: 'Codes kopiert',
    copyFailed: 'Die Codes konnten nicht kopiert werden. Versuche es noch einmal.',
    download: 'Herunterladen',
    since: (time: string) => `Seit ${time}`,
    failed: 'Die Zwei-Faktor-Anmeldung konnte nicht geändert werden. Versuche es noch einmal.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Anmelden mit Fingerabdruck, Gesicht oder Geräte-PIN, ganz ohne Passwort.',
    unknown: 'Dieser Browser unterstützt keine Passkeys.',
    unnamed: 'Passkey',
    add: 'Hinzufügen',
    addTitle: 'Passkey hinzufügen',
    addText: 'Dein Gerät fragt dich gleich nach Fingerabdruck, Gesicht oder PIN.',
    name: 'Name',
    nameHint: 'Am Namen erkennst du den Passkey wieder.',
    added: 'Passkey hinzugefügt',
    renameLabel: (name: string) => `${name} umbenennen`,
    renameTitle: 'Passkey umbenennen',
    rename: 'Umbenennen',
    removeTitle: (name: string) => `${name} entfernen`,
    removeText: 'Mit diesem Passkey kannst du dich dann nicht mehr anmelden.',
    removeConfirm: 'Entfernen',
    removed: (name: string) => `${name} entfernt`,
    removeFailed: 'Der Passkey konnte nicht entfernt werden. Versuche es noch einmal.',
    failed: 'Der Passkey konnte nicht gespeichert werden. Versuche es noch einmal.',
  },
  data: {
    title: 'Deine Daten',
    take: 'Daten exportieren',
    exportText: 'Alle über dich gespeicherten Daten als JSON-Datei.',
    download: 'Herunterladen',
    exportFailed: 'Deine Daten konnten nicht exportiert werden. Versuche es noch einmal.',
    takeText: 'Eine JSON-Datei mit deinen Daten aus allen aktuellen und früheren Organisationen.',
    leave: 'Organisation verlassen',
    leaveText:
      'Vergangene Pläne zeigen weiterhin deinen Namen. Dein Konto bleibt bestehen. Mit einer Einladung kannst du wieder beitreten.',
    leaveTitle: (organization: string) => `${organization} verlassen?`,
    leaveWarning:
      'Deine kommenden Schichten werden frei, offene Urlaubsanträge verfallen, und du wirst überall abgemeldet.',
    leaveConfirm: 'Verlassen',
    remove: 'Konto löschen',
    deleteText:
      'Dein Name, deine E-Mail-Adresse und deine Texte werden gelöscht. Deine Schichten bleiben ohne Namen im Plan.',
    deleteTitle: 'Konto endgültig löschen?',
    deleteWarning:
      'Das lässt sich nicht rückgängig machen. Deine kommenden Schichten werden frei, und du wirst überall abgemeldet.',
    deleteConfirm: 'Endgültig löschen',
  },
  sessions: {
    title: 'Sitzungen',
    unknown: 'Unbekanntes Gerät',
    on: (browser: string, system: string) => `${browser} auf ${system}`,
    thisOne: 'Dieses Gerät',
    since: (time: string) => `Angemeldet am ${time}`,
    end: 'Abmelden',
    endOthers: 'Überall sonst abmelden',
    endOthersTitle: 'Überall sonst abmelden?',
    endOthersText:
      'Alle anderen Sitzungen werden beendet. Verbundene Chats, Kalender-Link und Zugriffstoken werden entfernt, ebenso Einladungen aus anderen Sitzungen. Danach kannst du alles neu einrichten.',
    ended: 'Sitzung beendet',
    othersEnded: (count: number) => (count === 1 ? '1 Sitzung beendet' : `${count} Sitzungen beendet`),
    disconnected: (names: string) => `Entfernt: ${names}. Bei Bedarf kannst du alles neu einrichten.`,
    failed: 'Die Sitzung konnte nicht beendet werden. Versuche es noch einmal.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    ownAccount: typeof de
  }
  interface Refusals {
    ownAccount: typeof refusals
  }
}
