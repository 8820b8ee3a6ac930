import { candidates, number, reasons, warnings } from '#features/planning/candidates/reasons.de.ts'
import { status, times } from '#features/planning/assignments/states.de.ts'
import type { PlanState } from '#features/planning/assignments/states.ts'

interface SeatLabel {
  readonly shift: string
  readonly day: string
  readonly seat: number
  /** The person with the state, or that it is free. */
  readonly who: string
}

export const de = {
  warnings,
  loadFailed: 'Das konnte nicht geladen werden.',
  subtitle: 'Wochenplan',
  back: 'Zurück zu den Gruppen',
  noShifts: 'Diese Gruppe hat keine Schichten. Lege sie in der Gruppe oder in den Einstellungen an.',
  shift: 'Schicht',
  planStates: { draft: 'Entwurf', published: 'Veröffentlicht' } satisfies Record<PlanState, string>,
  changes: (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  publish: 'Veröffentlichen',
  published: 'Die Woche ist veröffentlicht.',
  publishFailed: 'Die Woche wurde nicht veröffentlicht.',
  status,
  free: 'Frei',
  mainWanted: 'Hauptchatter gesucht',
  mainPlace: 'Hauptplatz',
  notInForce: 'Nicht mehr im Einsatz',
  overridden: 'Trotz Hinweis eingeteilt',
  times,
  staffed: (have: number, need: number, over = 0) =>
    `${have} von ${need} Plätzen besetzt${over > 0 ? `, ${over} zu viel` : ''}`,
  seat: ({ shift, day, seat, who }: SeatLabel) => `${shift}, ${day}, Platz ${seat}: ${who}`,
  seatTitle: ({ shift, day, seat }: Omit<SeatLabel, 'who'>) => `${shift}, ${day}, Platz ${seat}`,
  weekHours: (hours: number) => `${number(hours)} h diese Woche in allen Gruppen`,
  shortHours: (hours: number) => `${number(hours)} h`,
  days: 'Tage der Woche',
  candidates,
  reasons,
  assignFailed: 'Die Person wurde nicht eingeteilt.',
  remove: 'Herausnehmen',
  removed: (name: string) => `${name} ist herausgenommen.`,
  removeFailed: 'Die Person wurde nicht herausgenommen.',
  undo: 'Rückgängig',
  undone: (name: string) => `${name} ist wieder eingeteilt.`,
  override: {
    title: (name: string) => `${name} trotzdem einteilen?`,
    text: 'Der Grund bleibt am Einsatz sichtbar.',
    reason: 'Grund',
    confirm: 'Trotzdem einteilen',
    inviteTitle: (names: string) => `${names} trotzdem einladen?`,
    invite: 'Trotzdem einladen',
    required: 'Bitte ausfüllen.',
    common: ['Abgesprochen', 'Springt ein', 'Niemand sonst frei'],
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    schedule: typeof de
  }
}
