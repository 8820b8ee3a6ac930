import { formatDateText, writtenNumber } from '#kit/locale.ts'
import type { Day } from '#kit/day.ts'
import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'

export const onDay = (day: Day): string =>
  formatDateText(day, 'de', { weekday: 'short', day: '2-digit', month: '2-digit' })

export const number = (value: number): string => writtenNumber(value, 'de', 2)

export const warnings: Record<Warning, string> = {
  not_available: 'keine Verfügbarkeit angegeben',
  partly_available: 'nur teilweise verfügbar',
  vacation_requested: 'Urlaub beantragt',
  short_rest: 'zu wenig Ruhezeit',
  long_week: 'zu viele Stunden in der Woche',
  long_streak: 'zu viele Tage am Stück',
  over_wish: 'mehr Stunden als gewünscht',
  exclusive_elsewhere: 'arbeitet nur in einer anderen Schicht',
  shift_disabled_by_person: 'möchte diese Schicht nicht',
  declined: 'hat diese Schicht abgelehnt',
}

export const candidates = {
  search: 'Person suchen',
  none: 'Keine Person gefunden.',
  fits: 'Verfügbar',
  warns: 'Mit Hinweis',
  blocked: 'Nicht möglich',
  declined: 'Hat abgesagt',
  /** Of times on another clock, as `Asia/Manila`. */
  local: (zone: string) => `Ortszeit der Person (${zone})`,
}

/** For a time, whatever the shift. */
const absences: Record<AbsenceKind, string> = {
  illness: 'Krank gemeldet',
  emergency: 'Notfall',
  other: 'Abwesend gemeldet',
}

export const reasons = {
  available: 'Verfügbar',
  preferred: 'Bevorzugt',
  home_chatter: 'Stammchatter',
  main_chatter: 'Hauptchatter',
  partly_available: 'Nur teilweise verfügbar',
  not_available: 'Keine Angabe',
  vacation_requested: 'Urlaub beantragt',
  vacation: 'Urlaub',
  shift_disabled_by_person: 'Möchte diese Schicht nicht',
  exclusive_elsewhere: ({ shiftName }: { shiftName: string }) => `Arbeitet nur ${shiftName}`,
  preference_rank: ({ rank }: { rank: number }) => `${rank}. Wahl`,
  assigned_elsewhere: ({ groupName, shiftName, time }: { groupName: string; shiftName: string; time: string }) =>
    `Schon eingeteilt: ${groupName}, ${shiftName}, ${time}`,
  short_rest: ({ hours, side, shiftName }: { hours: number; side: 'before' | 'after'; shiftName: string }) =>
    `${hours === 0 ? 'Keine' : `Nur ${number(hours)} h`} Ruhezeit ${side === 'before' ? 'nach' : 'vor'} ${shiftName}`,
  long_week: ({ hours, maxHours }: { hours: number; maxHours: number }) =>
    `${number(hours)} h in der Woche, Limit ${maxHours} h`,
  long_streak: ({ days, maxDays }: { days: number; maxDays: number }) => `${days} Tage am Stück, Limit ${maxDays}`,
  over_wish: ({ hours }: { hours: number }) => `${number(hours)} h über Wunsch`,
  under_wish: ({ hours }: { hours: number }) => `${number(hours)} h unter Wunsch`,
  declined: ({ reason, absence }: { reason: string; absence?: AbsenceKind | undefined }) =>
    [absence ? absences[absence] : 'Hat abgelehnt', reason].filter(Boolean).join(': '),
}
