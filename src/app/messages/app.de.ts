/** Of Staffel as an app on the device: without a connection, renewed, put on the home screen. */
const app = {
  waiting: (count: number) =>
    count === 1
      ? '1 Änderung wird gesendet, sobald du online bist'
      : `${count} Änderungen werden gesendet, sobald du online bist`,
  sending: (count: number) => (count === 1 ? '1 Änderung wird gesendet' : `${count} Änderungen werden gesendet`),
  saving: 'Wird gespeichert …',
  slow: 'Noch nicht gespeichert: Die Verbindung ist langsam.',
  refused: (count: number) =>
    count === 1 ? '1 Änderung wurde nicht übernommen' : `${count} Änderungen wurden nicht übernommen`,
  show: 'Ansehen',
  list: {
    title: 'Offline-Änderungen',
    waits: 'Wartet auf Verbindung',
    sent: 'Gesendet, noch nicht bestätigt',
    takeBack: { label: 'Zurücknehmen', of: (title: string) => `${title} zurücknehmen` },
    read: { label: 'Verstanden', of: (title: string) => `${title}: verstanden` },
    discard: { label: 'Verwerfen', of: (title: string) => `${title} verwerfen` },
    retry: 'Erneut versuchen',
    retryOf: (title: string) => `${title} erneut versuchen`,
    empty: 'Keine ausstehenden Änderungen.',
  },
  newer: { text: 'Es gibt eine neue Version von Staffel.', reload: 'Neu laden', later: 'Später' },
  install: {
    title: 'Staffel als App',
    text: 'Öffne Staffel über ein eigenes Symbol. Schichten und Kontakte siehst du auch offline.',
    add: 'Installieren',
    done: 'Staffel ist auf diesem Gerät installiert.',
    onApple: 'Tippe in Safari auf „Teilen“ und „Zum Home-Bildschirm“.',
    byMenu: 'Wähle im Browser-Menü „Zum Startbildschirm hinzufügen“.',
  },
}

export const de = { app }

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    app: typeof app
  }
}
