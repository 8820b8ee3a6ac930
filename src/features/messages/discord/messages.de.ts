/** Worded by the server alone. */
export const refusals = {
  noApplication: 'Für diese Installation ist keine Discord-App eingerichtet.',
  linkNotFound: 'Dein Profil ist nicht mit Discord verbunden.',
  notSigned: 'Die Signatur ist ungültig: Die Anfrage kommt nicht von Discord.',
  notFresh: 'Die Signatur ist zu alt, oder eine Systemuhr geht falsch.',
  notUnderstood: 'Staffel kennt diese Anfrage von Discord nicht.',
  seenBefore: 'Diese Anfrage wurde schon verarbeitet.',
}

export const de = {
  title: 'Discord',
  states: { unlinked: 'Nicht verbunden', active: 'Aktiv', inactive: 'Ausgeschaltet', paused: 'Pausiert' },
  noApplication:
    'Es ist noch keine Discord-App eingerichtet. Der Betreiber kann sie mit DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY und DISCORD_BOT_TOKEN anbinden.',
  refusals,
  link: {
    title: 'Discord verbinden',
    text: 'Du bekommst Schichten, Erinnerungen und Anfragen als Direktnachricht. Installiere dafür die App auf einem deiner Server oder füge sie deinem Konto hinzu.',
    install: 'App in Discord hinzufügen',
    start: 'Code erstellen',
    code: 'Gib in Discord /staffel link und diesen Code ein',
    copy: 'Kopieren',
    copied: 'Kopiert',
    waiting: 'Warten auf deinen Code in Discord …',
    validUntil: (time: string) => `Einmal verwendbar, gültig bis ${time}`,
    failed: 'Der Code konnte nicht erstellt werden. Versuche es noch einmal.',
    copyFailed: 'Der Code konnte nicht kopiert werden. Versuche es noch einmal.',
  },
  linked: {
    title: 'Discord',
    since: (time: string) => `Verbunden seit ${time}`,
    active: 'Direktnachrichten',
    activeHint: 'Auch wenn du Direktnachrichten ausschaltest, siehst du in Staffel weiterhin alles.',
    mutedUntil: (time: string) => `Stumm bis ${time}`,
    unmute: 'Stummschaltung aufheben',
    pausedTitle: 'Die App kann dir nicht schreiben',
    pausedText:
      'Discord stellt dir keine Direktnachrichten zu. Erlaube sie in den Datenschutz-Einstellungen des Servers und versuche es dann noch einmal.',
    again: 'Noch einmal versuchen',
    unlink: 'Verbindung trennen',
    unlinkTitle: 'Discord trennen?',
    unlinkText: 'Die App verabschiedet sich und schreibt dir nicht mehr.',
    unlinked: 'Discord getrennt',
    unlinkFailed: 'Discord konnte nicht getrennt werden. Versuche es noch einmal.',
    changeFailed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    discord: typeof de
  }
  interface Refusals {
    discord: typeof refusals
  }
}
