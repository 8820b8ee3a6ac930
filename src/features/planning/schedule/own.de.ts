import type { AssignmentState } from './states.ts'

/** What people read about their own shifts. */
export const de = {
  status: {
    draft: 'Entwurf',
    assigned: 'Eingeteilt',
    confirmed: 'Bestätigt',
    declined: 'Abgelehnt',
  } satisfies Record<AssignmentState, string>,
  times: (start: string, end: string) => `${start}–${end}`,
  next: {
    title: 'Nächste Schichten',
    empty: 'Keine Schichten',
    today: 'Heute',
    tomorrow: 'Morgen',
    yesterday: 'Gestern',
    running: 'Läuft gerade',
    confirm: 'Bestätigen',
    confirmShift: (shift: string, day: string) => `${shift}, ${day} bestätigen`,
    confirmFailed: 'Die Schicht wurde nicht bestätigt.',
    decline: 'Ablehnen',
    declineShift: (shift: string, day: string) => `${shift}, ${day} ablehnen`,
    declineTitle: 'Schicht ablehnen',
    declineText: 'Der Platz wird wieder frei, die Planung erfährt den Grund.',
    declineReason: 'Grund',
    declined: 'Schicht abgelehnt',
    declineFailed: 'Die Schicht wurde nicht abgelehnt.',
    /** Before times: the weekday, where it is not that of the heading. */
    onDay: (weekday: string, times: string) => `${weekday}, ${times}`,
    ownTime: (times: string) => `${times} deine Zeit`,
    overnight: 'bis zum nächsten Tag',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    ownShifts: typeof de
  }
}
