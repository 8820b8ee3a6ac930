import { candidates, number, reasons, warnings } from '#features/planning/candidates/reasons.de.ts'
import { status } from '#features/planning/assignments/states.de.ts'
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
  loadFailed: 'Der Plan konnte nicht geladen werden.',
  subtitle: 'Plan',
  back: 'Zurück zu den Gruppen',
  noShifts: 'Diese Gruppe hat noch keine Schichten. Lege sie in der Gruppe oder in den Einstellungen an.',
  shift: 'Schicht',
  planStates: { draft: 'Entwurf', published: 'Veröffentlicht' } satisfies Record<PlanState, string>,
  changes: (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  publish: 'Veröffentlichen',
  published: 'Woche veröffentlicht.',
  publishFailed: 'Die Woche konnte nicht veröffentlicht werden. Versuche es noch einmal.',
  status,
  free: 'Offen',
  mainWanted: 'Hauptchatter gesucht',
  mainPlace: 'Hauptplatz',
  notInForce: 'Nicht mehr aktiv',
  overridden: 'Trotz Hinweis eingeteilt',
  staffed: (have: number, need: number, over = 0) =>
    `${have} von ${need} besetzt${over > 0 ? `, ${over} überzählig` : ''}`,
  seat: ({ shift, day, seat, who }: SeatLabel) => `${shift}, ${day}, Platz ${seat}: ${who}`,
  seatTitle: ({ shift, day, seat }: Omit<SeatLabel, 'who'>) => `${shift}, ${day}, Platz ${seat}`,
  weekHours: (hours: number) => `${number(hours)} h diese Woche in allen Gruppen`,
  shortHours: (hours: number) => `${number(hours)} h`,
  days: 'Tage der Woche',
  candidates,
  reasons,
  assignFailed: 'Die Person konnte nicht eingeteilt werden. Versuche es noch einmal.',
  remove: 'Herausnehmen',
  removed: (name: string) => `${name} wurde aus der Schicht genommen.`,
  removeFailed: 'Die Person konnte nicht aus der Schicht genommen werden. Versuche es noch einmal.',
  undo: 'Rückgängig',
  undone: (name: string) => `${name} ist wieder eingeteilt.`,
  override: {
    title: (name: string) => `${name} trotzdem einteilen?`,
    text: 'Der Grund bleibt bei der Schicht sichtbar.',
    reason: 'Grund',
    confirm: 'Trotzdem einteilen',
    inviteTitle: (names: string) => `${names} trotzdem anfragen?`,
    invite: 'Trotzdem anfragen',
    required: 'Bitte gib einen Grund an.',
    common: ['Abgesprochen', 'Springt ein', 'Sonst niemand verfügbar'],
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    schedule: typeof de
  }
}
