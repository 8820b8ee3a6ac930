import { formatDateText, writtenNumber } from '#kit/locale.ts'
import type { Translation } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import { clockText } from '#kit/span.ts'
import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import type * as de from './reasons.de.ts'

export const onDay = (day: Day): string =>
  formatDateText(day, 'en', { weekday: 'short', day: 'numeric', month: 'short' })

export const number = (value: number): string => writtenNumber(value, 'en', 2)

export const warnings: Record<Warning, string> = {
  not_available: 'not available',
  partly_available: 'only partly available',
  vacation_requested: 'vacation requested',
  short_rest: 'not enough rest',
  long_week: 'too many hours in the week',
  long_streak: 'too many days in a row',
  over_wish: 'more hours than wished for',
  exclusive_elsewhere: 'only works another shift',
  shift_disabled_by_person: 'does not want this shift',
  declined: 'declined this shift',
}

export const candidates: Translation<typeof de.candidates> = {
  search: 'Search for a person',
  none: 'Nobody found.',
  fits: 'Fits',
  warns: 'With a warning',
  blocked: 'Not possible',
  declined: 'Has said no',
  local: zone => `The person's local time (${zone})`,
}

const absences: Record<AbsenceKind, string> = {
  illness: 'Reported ill',
  emergency: 'Emergency',
  other: 'Cannot come',
}

export const reasons: Translation<typeof de.reasons> = {
  available: 'Available',
  preferred: 'Preferred',
  home_chatter: 'Home chatter',
  main_chatter: 'Main chatter',
  partly_available: 'Only partly available',
  not_available: 'Not available',
  vacation_requested: 'Vacation requested',
  vacation: 'Vacation',
  shift_disabled_by_person: 'Does not want this shift',
  exclusive_elsewhere: ({ shiftName }) => `Only works ${shiftName}`,
  preference_rank: ({ rank }) => `Choice ${rank}`,
  assigned_elsewhere: ({ groupName, shiftName, date, startTime, endTime }) =>
    `Already assigned: ${groupName}, ${shiftName}, ${onDay(date)}, ${clockText({ startTime, endTime })}`,
  short_rest: ({ hours, side, shiftName }) =>
    `Only ${number(hours)} h rest ${side === 'before' ? 'after' : 'before'} ${shiftName}`,
  long_week: ({ hours, maxHours }) => `${number(hours)} h in the week, limit ${maxHours} h`,
  long_streak: ({ days, maxDays }) => `${days} days in a row, limit ${maxDays}`,
  over_wish: ({ hours }) => `${number(hours)} h over wish`,
  under_wish: ({ hours }) => `${number(hours)} h under wish`,
  declined: ({ reason, absence }) => [absence ? absences[absence] : 'Declined', reason].filter(Boolean).join(': '),
}
