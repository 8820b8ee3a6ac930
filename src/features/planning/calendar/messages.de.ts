export const de = {
  title: 'Kalender',
  text: 'Abonniere deine Schichten in Google Kalender, Apple Kalender oder Outlook. Alle, die den Link kennen, können deine Schichten sehen.',
  make: 'Link erstellen',
  renew: 'Neuer Link',
  renewText: 'Der alte Link funktioniert dann nicht mehr.',
  revoke: 'Link deaktivieren',
  revokeText: 'Kalender mit diesem Link zeigen deine Schichten dann nicht mehr.',
  since: (time: string) => `Seit ${time}`,
  url: 'Dein Link',
  once: 'Kopiere den Link jetzt. Er wird nur einmal angezeigt.',
  copy: 'Kopieren',
  copied: 'Link kopiert',
  revoked: 'Link deaktiviert',
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    calendar: typeof de
  }
}
