import { status } from '#features/planning/assignments/states.de.ts'

/** What people read about their own shifts. */
export const de = {
  status,
  next: {
    title: 'Nächste Schichten',
    empty: 'Keine kommenden Schichten',
    today: 'Heute',
    tomorrow: 'Morgen',
    yesterday: 'Gestern',
    running: 'Läuft gerade',
    confirm: 'Bestätigen',
    confirmShift: (shift: string, day: string) => `${shift}, ${day} bestätigen`,
    confirmAll: 'Alle bestätigen',
    confirmAllShifts: (count: number) => `Alle bestätigen: ${count} Schichten`,
    confirmFailed: 'Die Schicht konnte nicht bestätigt werden. Versuche es noch einmal.',
    decline: 'Ablehnen',
    declineShift: (shift: string, day: string) => `${shift}, ${day} ablehnen`,
    declineTitle: 'Schicht ablehnen',
    declineText: 'Die Schicht wird wieder frei. Die Planung sieht deinen Grund.',
    declineReason: 'Grund',
    declined: 'Schicht abgelehnt',
    declineFailed: 'Die Schicht konnte nicht abgelehnt werden. Versuche es noch einmal.',
    confirms: 'Bestätigung',
    declines: 'Ablehnung',
    /** Without a connection; `what` is what was done. */
    waits: (what: string) => `${what} wird gesendet, sobald du online bist`,
    sending: (what: string) => `${what} wird gesendet …`,
    confirming: 'Wird bestätigt …',
    takeBack: 'Zurücknehmen',
    reasonMissing: 'Bitte gib einen Grund an.',
  },
}

export const refusals = {
  tooLate: 'Diese Schicht hat schon begonnen. Melde dich bei deiner Teamleitung.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    ownShifts: typeof de
  }
  interface Refusals {
    ownShifts: typeof refusals
  }
}
