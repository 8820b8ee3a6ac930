export const de = {
  title: 'Kalender',
  text: 'Abonniere deine Schichten in Google, Apple oder Outlook. Der Link zeigt allen, die ihn kennen, deine Schichten.',
  make: 'Link erstellen',
  renew: 'Neuer Link',
  renewText: 'Der alte Link gilt dann nicht mehr.',
  revoke: 'Link widerrufen',
  revokeText: 'Kalender, die den Link abonniert haben, zeigen deine Schichten nicht mehr.',
  since: (time: string) => `Seit ${time}`,
  url: 'Dein Link',
  once: 'Kopiere ihn jetzt: er wird nur dieses eine Mal gezeigt.',
  copy: 'Kopieren',
  copied: 'Link kopiert',
  revoked: 'Link widerrufen',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    calendar: typeof de
  }
}
