import { status, times } from './states.de.ts'
import type { Day } from '#kit/day.ts'
import { clockText } from '#kit/span.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type { PlanState } from './states.ts'

export const onDay = (day: Day): string =>
  Temporal.PlainDate.from(day).toLocaleString('de-DE', { weekday: 'short', day: '2-digit', month: '2-digit' })

const number = (value: number): string => value.toLocaleString('de-DE', { maximumFractionDigits: 2 })

interface SeatLabel {
  readonly shift: string
  readonly day: string
  readonly seat: number
  /** The person with the state, or that it is free. */
  readonly who: string
}

interface Place {
  readonly groupName: string
  readonly shiftName: string
  readonly date: Day
  readonly startTime: string
  readonly endTime: string
}

export const warnings: Record<Warning, string> = {
  not_available: 'nicht verfügbar',
  partly_available: 'nur teilweise verfügbar',
  vacation_requested: 'Urlaub beantragt',
  short_rest: 'zu wenig Ruhezeit',
  long_week: 'zu viele Stunden in der Woche',
  long_streak: 'zu viele Tage am Stück',
  over_wish: 'mehr Stunden als gewünscht',
  exclusive_elsewhere: 'arbeitet nur eine andere Schicht',
  shift_disabled_by_person: 'möchte diese Schicht nicht',
  declined: 'hat diese Schicht abgelehnt',
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
  freeMain: 'Hauptchatter gesucht',
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
  candidates: {
    search: 'Person suchen',
    none: 'Niemand gefunden.',
    fits: 'Passt',
    warns: 'Mit Hinweis',
    blocked: 'Geht nicht',
  },
  reasons: {
    available: 'Verfügbar',
    preferred: 'Bevorzugt',
    home_chatter: 'Stammchatter',
    main_chatter: 'Hauptchatter',
    partly_available: 'Nur teilweise verfügbar',
    not_available: 'Nicht verfügbar',
    vacation_requested: 'Urlaub beantragt',
    vacation: 'Urlaub',
    shift_disabled_by_person: 'Möchte diese Schicht nicht',
    exclusive_elsewhere: ({ shiftName }: { shiftName: string }) => `Arbeitet nur ${shiftName}`,
    preference_rank: ({ rank }: { rank: number }) => `${rank}. Wahl`,
    assigned_elsewhere: ({ groupName, shiftName, date, startTime, endTime }: Place) =>
      `Schon eingeteilt: ${groupName}, ${shiftName}, ${onDay(date)}, ${clockText({ startTime, endTime })}`,
    short_rest: ({ hours, side, shiftName }: { hours: number; side: 'before' | 'after'; shiftName: string }) =>
      `Nur ${number(hours)} h Ruhe ${side === 'before' ? 'nach' : 'vor'} ${shiftName}`,
    long_week: ({ hours, most }: { hours: number; most: number }) =>
      `${number(hours)} h in der Woche, Grenze ${most} h`,
    long_streak: ({ days, most }: { days: number; most: number }) => `${days} Tage am Stück, Grenze ${most}`,
    over_wish: ({ hours }: { hours: number }) => `${number(hours)} h über Wunsch`,
    under_wish: ({ hours }: { hours: number }) => `${number(hours)} h unter Wunsch`,
    declined: ({ reason }: { reason: string }) => (reason === '' ? 'Hat abgelehnt' : `Hat abgelehnt: ${reason}`),
  },
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
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    schedule: typeof de
  }
}
