/** Worded by the server alone. */
export const refusals = {
  unknownService:
    'Dieser Browser nennt einen Push-Dienst, den Staffel nicht kennt. Wer Staffel betreibt, kann ihn freigeben.',
  badKeys: 'Die Angaben des Browsers sind unvollständig. Lade die Seite neu und versuche es noch einmal.',
  notFound: 'Gerät nicht gefunden',
  tooMany: ({ max }: { max: number }) =>
    `Mehr als ${max} Geräte gehen nicht. Entferne eines, das du nicht mehr benutzt.`,
}

export const de = {
  title: 'Mitteilungen auf diesem Gerät',
  text: 'Schichten, Anfragen und Angebote erscheinen auf dem Sperrbildschirm, auch wenn Staffel geschlossen ist. Beim Abmelden hört es auf.',
  on: 'Einschalten',
  off: 'Ausschalten',
  isOn: 'An',
  here: 'Dieses Gerät',
  unknown: 'Unbekanntes Gerät',
  since: (when: string) => `seit ${when}`,
  remove: (device: string) => `${device} entfernen`,
  unsupported: 'Dieser Browser kann keine Mitteilungen empfangen.',
  onHomeScreen:
    'Auf dem iPhone und iPad geht es, sobald Staffel auf dem Home-Bildschirm liegt: Teilen → Zum Home-Bildschirm.',
  denied: 'Der Browser blockiert Mitteilungen von Staffel. Erlaube sie in seinen Website-Einstellungen und lade neu.',
  lost: 'Dieser Browser empfängt nichts mehr. Schalte die Mitteilungen noch einmal ein.',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  switchedOn: 'Mitteilungen sind eingeschaltet',
  switchedOff: 'Mitteilungen sind ausgeschaltet',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    push: typeof de
  }
  interface Refusals {
    push: typeof refusals
  }
}
