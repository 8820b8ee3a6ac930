import type { PostKind } from './rules.ts'

export const refusals = {
  noApplication: 'Auf dieser Installation ist keine Discord-App eingerichtet.',
  notFound: 'Diesen Kanal gibt es hier nicht mehr.',
  tooMany: 'Mehr als 20 Kanäle gehen nicht. Entferne zuerst einen.',
}

export const de = {
  title: 'Beiträge in Discord-Kanälen',
  text: 'Was alle angeht, schreibt die App in Kanäle, die du bestimmst. Niemand wird dabei angepingt.',
  noApplication:
    'Es ist noch keine Discord-App eingerichtet. Wer Staffel betreibt, bindet sie mit DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY und DISCORD_BOT_TOKEN an.',
  empty: 'Noch kein Kanal ist verbunden. So geht es:',
  steps: [
    'Füge die App deinem Discord-Server hinzu.',
    'Hol hier einen Code.',
    'Tippe in dem Kanal /staffel channel und gib den Code ein.',
  ],
  install: 'App in Discord hinzufügen',
  start: 'Code holen',
  again: 'Neuer Code',
  code: 'Tippe im Kanal /staffel channel und gib diesen Code ein',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Code konnte nicht kopiert werden.',
  validUntil: (time: string) => `Gilt einmal und bis ${time}`,
  codeFailed: 'Der Code konnte nicht geholt werden.',
  kinds: {
    plan: 'Plan veröffentlicht',
    gap: 'Schicht zu vergeben',
    cover: 'Besetzung des Tages, um 8 Uhr',
    scoreboard: 'Rangliste nach einem Upload',
  } satisfies Record<PostKind, string>,
  kindsOf: (channel: string) => `Was in #${channel} erscheint`,
  language: 'Sprache der Beiträge',
  languages: { de: 'Deutsch', en: 'Englisch' },
  broken: (time: string) =>
    `Seit ${time} kann hier nichts erscheinen: Den Kanal gibt es nicht mehr, oder die App darf dort nicht schreiben. Gib ihr die Rechte und sende dann eine Testnachricht.`,
  test: 'Testnachricht senden',
  tested: 'Die Testnachricht ist unterwegs',
  more: (channel: string) => `Mehr zu #${channel}`,
  failed: 'Die Änderung wurde nicht gespeichert.',
  remove: 'Kanal entfernen',
  removeTitle: (channel: string) => `#${channel} entfernen?`,
  removeText: 'Dort erscheint nichts mehr. Was schon da ist, bleibt stehen.',
  removeConfirm: 'Entfernen',
  removed: (channel: string) => `#${channel} entfernt`,
  removeFailed: 'Der Kanal wurde nicht entfernt.',
  refusals,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    discordChannels: typeof de
  }
  interface Refusals {
    discordChannels: typeof refusals
  }
}
