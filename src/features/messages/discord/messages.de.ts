/** Worded by the server alone. */
export const refusals = {
  noApplication: 'Auf dieser Installation ist keine Discord-App eingerichtet.',
  linkNotFound: 'Dein Profil ist nicht mit Discord verbunden.',
  notSigned: 'Die Unterschrift stimmt nicht: Das kommt nicht von Discord.',
  notFresh: 'Die Unterschrift ist zu alt, oder eine der Uhren geht falsch.',
  notUnderstood: 'Das ist nichts, was Staffel von Discord kennt.',
  seenBefore: 'Das ist schon einmal angekommen und zählt nur einmal.',
}

export const de = {
  title: 'Discord',
  states: { unlinked: 'Nicht verbunden', active: 'Aktiv', inactive: 'Ausgeschaltet', paused: 'Pausiert' },
  noApplication:
    'Es ist noch keine Discord-App eingerichtet. Wer Staffel betreibt, bindet sie mit DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY und DISCORD_BOT_TOKEN an.',
  refusals,
  link: {
    title: 'Discord verbinden',
    text: 'Schichten, Erinnerungen und Anfragen als Direktnachricht. Du brauchst einen Server, auf dem die App ist, oder fügst sie dir selbst hinzu.',
    install: 'App in Discord hinzufügen',
    start: 'Code holen',
    code: 'Tippe in Discord /staffel link und gib diesen Code ein',
    copy: 'Kopieren',
    copied: 'Kopiert',
    waiting: 'Wartet auf deinen Code in Discord …',
    validUntil: (time: string) => `Gilt einmal und bis ${time}`,
    failed: 'Der Code konnte nicht geholt werden.',
    copyFailed: 'Der Code konnte nicht kopiert werden.',
  },
  linked: {
    title: 'Discord',
    since: (time: string) => `Verbunden seit ${time}`,
    active: 'Direktnachrichten',
    activeHint: 'Ausgeschaltet schreibt dir die App nicht; in Staffel siehst du alles weiterhin.',
    mutedUntil: (time: string) => `Stumm bis ${time}`,
    unmute: 'Stummschaltung beenden',
    pausedTitle: 'Die App kann dir nicht schreiben',
    pausedText:
      'Discord nimmt keine Direktnachrichten an dich an. Erlaube sie in den Datenschutz-Einstellungen des Servers und versuch es dann noch einmal.',
    again: 'Noch einmal versuchen',
    unlink: 'Verbindung trennen',
    unlinkTitle: 'Discord trennen?',
    unlinkText: 'Die App verabschiedet sich und schreibt dir nicht mehr.',
    unlinked: 'Discord getrennt',
    unlinkFailed: 'Discord wurde nicht getrennt.',
    changeFailed: 'Die Änderung wurde nicht gespeichert.',
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
