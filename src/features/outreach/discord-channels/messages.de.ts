import type { PostKind } from './rules.ts'

export const refusals = {
  noApplication: 'Für diese Installation ist keine Discord-App eingerichtet.',
  notFound: 'Dieser Kanal ist nicht mehr verbunden.',
  tooMany: 'Du kannst höchstens 20 Kanäle verbinden. Entferne zuerst einen.',
}

export const de = {
  title: 'Beiträge in Discord-Kanälen',
  text: 'Die App postet Neuigkeiten, die alle betreffen, in den Kanälen, die du auswählst. Dabei wird niemand mit @ erwähnt.',
  noApplication:
    'Es ist noch keine Discord-App eingerichtet. Der Betreiber kann sie mit DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY und DISCORD_BOT_TOKEN anbinden.',
  empty: 'Noch keine Kanäle verbunden. So geht’s:',
  steps: [
    'Füge die App deinem Discord-Server hinzu.',
    'Erstelle hier einen Code.',
    'Gib im gewünschten Kanal „/staffel channel“ und dahinter den Code ein.',
  ],
  install: 'App in Discord hinzufügen',
  start: 'Code erstellen',
  again: 'Neuer Code',
  code: 'Gib im gewünschten Kanal „/staffel channel“ und dahinter diesen Code ein',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Code konnte nicht kopiert werden. Versuche es noch einmal.',
  validUntil: (time: string) => `Einmal verwendbar, gültig bis ${time}`,
  codeFailed: 'Der Code konnte nicht erstellt werden. Versuche es noch einmal.',
  kinds: {
    plan: 'Plan veröffentlicht',
    gap: 'Offene Schicht',
    cover: 'Tagesbesetzung um 8 Uhr',
    scoreboard: 'Rangliste nach jedem Upload',
  } satisfies Record<PostKind, string>,
  kindsOf: (channel: string) => `Beiträge in #${channel}`,
  language: 'Sprache der Beiträge',
  languages: { de: 'Deutsch', en: 'Englisch' },
  broken: (time: string) =>
    `Seit ${time} kann in diesem Kanal nichts gepostet werden: Er wurde gelöscht, oder die App darf dort nicht schreiben. Prüfe die Rechte der App und sende dann eine Testnachricht.`,
  test: 'Testnachricht senden',
  tested: 'Testnachricht gesendet',
  more: (channel: string) => `Weitere Aktionen für #${channel}`,
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  remove: 'Kanal entfernen',
  removeTitle: (channel: string) => `#${channel} entfernen?`,
  removeText: 'Die App postet dann nichts mehr in diesem Kanal. Vorhandene Beiträge bleiben erhalten.',
  removeConfirm: 'Entfernen',
  removed: (channel: string) => `#${channel} entfernt`,
  removeFailed: 'Der Kanal konnte nicht entfernt werden. Versuche es noch einmal.',
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
