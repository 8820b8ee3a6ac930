import { formatDateText, writtenNumber } from '#kit/locale.ts'
import type { Translation } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type * as de from './reasons.de.ts'

export const onDay = (day: Day): string =>
  formatDateText(day, 'en', { weekday: 'short', day: 'numeric', month: 'short' })

export const number = (value: number): string => writtenNumber(value, 'en', 2)

export const warnings: Record<Warning, string> = {
  not_available: 'no availability entered',
  partly_available: 'only partly available',
  vacation_requested: 'vacation requested',
  short_rest: 'not enough rest',
  long_week: 'too many hours this week',
  long_streak: 'too many days in a row',
  over_wish: 'over preferred hours',
  exclusive_elsewhere: 'only works other shifts',
  shift_disabled_by_person: 'doesn’t want this shift',
  declined: 'declined this shift',
}

export const candidates: Translation<typeof de.candidates> = {
  search: 'Search people',
  none: 'No people found.',
  fits: 'Available',
  warns: 'With a warning',
  blocked: 'Not possible',
  declined: 'Declined',
  local: zone => `Their local time (${zone})`,
}

const absences: Record<AbsenceKind, string> = {
  illness: 'Called in sick',
  emergency: 'Emergency',
  other: 'Reported absent',
}

export const reasons: Translation<typeof de.reasons> = {
  available: 'Available',
  preferred: 'Preferred',
  home_chatter: 'Regular chatter',
  main_chatter: 'Main chatter',
  partly_available: 'Only partly available',
  not_available: 'No availability entered',
  vacation_requested: 'Vacation requested',
  vacation: 'Vacation',
  shift_disabled_by_person: 'Doesn’t want this shift',
  exclusive_elsewhere: ({ shiftName }) => `Only works ${shiftName}`,
  preference_rank: ({ rank }) => `${['1st', '2nd', '3rd'][rank - 1] ?? `${rank}th`} choice`,
  assigned_elsewhere: ({ groupName, shiftName, time }) => `Already working: ${groupName}, ${shiftName}, ${time}`,
  short_rest: ({ hours, side, shiftName }) =>
    `${hours === 0 ? 'No' : `Only ${number(hours)} h of`} rest ${side === 'before' ? 'after' : 'before'} ${shiftName}`,
  long_week: ({ hours, maxHours }) => `${number(hours)} h this week, limit ${maxHours} h`,
  long_streak: ({ days, maxDays }) => `${days} days in a row, limit ${maxDays}`,
  over_wish: ({ hours }) => `${number(hours)} h over preferred hours`,
  under_wish: ({ hours }) => `${number(hours)} h under preferred hours`,
  declined: ({ reason, absence }) => [absence ? absences[absence] : 'Declined', reason].filter(Boolean).join(': '),
}
