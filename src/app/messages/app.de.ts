/** Of Staffel as an app on the device: without a connection, renewed, put on the home screen. */
const app = {
  waiting: (count: number) =>
    count === 1
      ? 'Eine Änderung wird gesendet, sobald du wieder online bist'
      : `${count} Änderungen werden gesendet, sobald du wieder online bist`,
  sending: (count: number) => (count === 1 ? 'Eine Änderung wird gesendet' : `${count} Änderungen werden gesendet`),
  saving: 'Wird gespeichert …',
  slow: 'Noch nicht gespeichert: Die Verbindung ist langsam.',
  refused: (count: number) =>
    count === 1 ? 'Eine Änderung wurde nicht übernommen' : `${count} Änderungen wurden nicht übernommen`,
  show: 'Ansehen',
  list: {
    title: 'Ohne Verbindung gemacht',
    waits: 'Wartet auf die Verbindung',
    sent: 'Gesendet, noch ohne Antwort',
    takeBack: { label: 'Zurücknehmen', of: (title: string) => `${title} zurücknehmen` },
    read: { label: 'Verstanden', of: (title: string) => `${title}: verstanden` },
    discard: { label: 'Verwerfen', of: (title: string) => `${title} verwerfen` },
    retry: 'Erneut versuchen',
    retryOf: (title: string) => `${title} erneut versuchen`,
    empty: 'Es wartet nichts mehr.',
  },
  newer: { text: 'Es gibt eine neue Version von Staffel.', reload: 'Neu laden', later: 'Später' },
  install: {
    title: 'Staffel als App',
    text: 'Mit eigenem Symbol auf diesem Gerät. Deine Schichten und Kontakte liest du auch ohne Verbindung.',
    add: 'Installieren',
    done: 'Staffel läuft hier als App.',
    onApple: 'Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    byMenu: 'Dein Browser bietet das in seinem Menü an, wenn er es kann.',
  },
}

export const de = { app }

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    app: typeof app
  }
}
