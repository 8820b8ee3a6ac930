/** Worded by the server alone. */
export const refusals = {
  unknownService: 'Dieser Browser nutzt einen Push-Dienst, den Staffel nicht kennt. Der Betreiber kann ihn freigeben.',
  badKeys: 'Der Browser hat unvollständige Angaben gesendet. Lade die Seite neu und versuche es noch einmal.',
  notFound: 'Gerät nicht gefunden',
  tooMany: ({ max }: { max: number }) =>
    `Du kannst höchstens ${max} Geräte hinzufügen. Entferne ein Gerät, das du nicht mehr benutzt.`,
}

export const de = {
  title: 'Mitteilungen auf diesem Gerät',
  text: 'Schichten, Anfragen und Angebote erscheinen auf dem Sperrbildschirm, auch wenn Staffel geschlossen ist. Nach dem Abmelden bekommst du auf diesem Gerät keine Mitteilungen mehr.',
  on: 'Einschalten',
  off: 'Ausschalten',
  isOn: 'An',
  here: 'Dieses Gerät',
  unknown: 'Unbekanntes Gerät',
  since: (when: string) => `seit ${when}`,
  remove: (device: string) => `${device} entfernen`,
  unsupported: 'Dieser Browser kann keine Mitteilungen empfangen.',
  onHomeScreen:
    'Auf iPhone und iPad musst du Staffel zuerst zum Home-Bildschirm hinzufügen: Teilen → Zum Home-Bildschirm.',
  denied:
    'Der Browser blockiert Mitteilungen von Staffel. Erlaube sie in den Website-Einstellungen des Browsers und lade die Seite neu.',
  lost: 'Dieser Browser empfängt keine Mitteilungen mehr. Schalte sie wieder ein.',
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  switchedOn: 'Mitteilungen eingeschaltet',
  switchedOff: 'Mitteilungen ausgeschaltet',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    push: typeof de
  }
  interface Refusals {
    push: typeof refusals
  }
}
