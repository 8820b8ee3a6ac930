import type { AuditKind } from '#features/foundation/audit/kinds.ts'

/** What a value is, and so how it is said. `name`: an id that has a name; `code`: a word of the product's own, in `codes`. */
export type Shape =
  | 'code'
  | 'day'
  | 'format'
  | 'kind'
  | 'language'
  | 'moment'
  | 'money'
  | 'month'
  | 'name'
  | 'number'
  | 'percent'
  | 'permission'
  | 'role'
  | 'text'
  | 'week'

/** The fields that the log's changes have; one that is not here is not shown. */
export const fields = {
  accepted: 'number',
  added: 'permission',
  alarmHours: 'number',
  amount: 'money',
  answer: 'text',
  applicants: 'number',
  assignments: 'name',
  attendance_enabled: 'code',
  attendance_late_minutes: 'number',
  attendance_missing_minutes: 'number',
  availability: 'code',
  back: 'number',
  belongsToPreviousDay: 'code',
  by: 'code',
  cause: 'code',
  cells: 'text',
  change: 'text',
  chatterCount: 'number',
  combinations: 'text',
  commission: 'percent',
  contactEmail: 'text',
  contacts: 'number',
  copied: 'week',
  creatorPlatforms: 'text',
  creators: 'number',
  currency: 'text',
  customShifts: 'text',
  date: 'day',
  dates: 'day',
  day: 'day',
  default_language: 'language',
  default_vacation_days: 'number',
  description: 'text',
  disabled: 'code',
  discord_enabled: 'code',
  discord_invite_url: 'text',
  discord_server_name: 'text',
  duration: 'code',
  effort: 'code',
  email: 'text',
  enabled: 'code',
  end: 'moment',
  endDate: 'day',
  endTime: 'text',
  exclusive: 'code',
  expiresOn: 'day',
  figures: 'number',
  file: 'text',
  format: 'format',
  freed: 'number',
  from: 'text',
  gone: 'number',
  groupId: 'name',
  groupIds: 'name',
  groups: 'name',
  holdsFrom: 'day',
  hourly: 'money',
  hours: 'number',
  hoursWish: 'code',
  importance: 'number',
  invited: 'number',
  isActive: 'code',
  isEnabled: 'code',
  isOn: 'code',
  isPinned: 'code',
  joins: 'number',
  kind: 'code',
  kinds: 'kind',
  language: 'language',
  late: 'code',
  leastRestHours: 'number',
  left: 'number',
  leftEarly: 'code',
  leftOut: 'number',
  letter: 'text',
  locked: 'code',
  members: 'name',
  missing: 'code',
  month: 'month',
  most: 'number',
  mostDaysInARow: 'number',
  mostWeekHours: 'number',
  move: 'code',
  name: 'text',
  names: 'text',
  night: 'percent',
  note: 'text',
  notes: 'text',
  of: 'code',
  order: 'name',
  other: 'text',
  overrideReason: 'text',
  payday_day: 'number',
  payday_enabled: 'code',
  people: 'name',
  placed: 'number',
  profileId: 'name',
  published: 'code',
  reason: 'text',
  removed: 'permission',
  response: 'text',
  rest: 'code',
  restored: 'number',
  revoked: 'number',
  role: 'role',
  rows: 'number',
  scopes: 'permission',
  scoreboard_enabled: 'code',
  seat: 'number',
  seats: 'text',
  second_factor_for: 'role',
  second_factor_from: 'day',
  sessions: 'number',
  shift_manager_id: 'name',
  shiftId: 'name',
  shiftIds: 'name',
  socialChannels: 'text',
  start: 'moment',
  startDate: 'day',
  startTime: 'text',
  state: 'code',
  status: 'code',
  streak: 'code',
  tags: 'text',
  takerId: 'name',
  time_zone: 'text',
  to: 'text',
  todos: 'number',
  token: 'text',
  touched: 'number',
  until: 'day',
  url: 'text',
  useCustomShifts: 'code',
  userId: 'name',
  vacation: 'number',
  vacation_request_limit_text: 'text',
  vacationRequest: 'code',
  waveMinutes: 'number',
  way: 'code',
  week: 'week',
  weekend: 'percent',
  weekHours: 'code',
  weeklyHoursWish: 'text',
  weeks: 'week',
  what: 'code',
  withDrafts: 'code',
  wordNeeded: 'code',
} as const satisfies Record<string, Shape>

type Field = keyof typeof fields
/** Labels of fields that say something else in some kinds. */
export type Label = Field | 'before' | 'after' | 'since' | 'toPeople' | 'version'

export const isField = (name: string): name is Field => Object.hasOwn(fields, name)

/** What is said first; the database gives fields back in an order of its own. */
export const leading: readonly Label[] = [
  ...(['name', 'kind', 'role', 'email', 'week', 'month', 'date', 'shiftId', 'groupId', 'seat', 'profileId'] as const),
  ...(['before', 'after', 'since', 'until', 'startDate', 'endDate', 'startTime', 'endTime', 'start', 'end'] as const),
]

type Spec = readonly [Label, Shape]
const days = { from: ['since', 'day'], to: ['until', 'day'] } as const
const since = { from: ['since', 'day'] } as const
const version = { version: ['version', 'number'] } as const

/** What a field is in entries of one kind, where that is not what it is elsewhere. */
export const special: Partial<Record<AuditKind, Readonly<Record<string, Spec>>>> = {
  'auditLog.exported': { ...days, profileId: ['profileId', 'name'], kind: ['kind', 'kind'] },
  'autoplan.criteriaChanged': { change: ['order', 'code'] },
  'autoplan.takenBack': { removed: ['freed', 'number'] },
  'balance.exported': days,
  'contacts.changed': { change: ['change', 'text'] },
  'market.applied': { takerId: ['profileId', 'name'] },
  'market.retracted': { takerId: ['profileId', 'name'] },
  'market.refused': { takerId: ['profileId', 'name'] },
  'market.rejected': { takerId: ['profileId', 'name'] },
  'market.advertised': { to: ['toPeople', 'name'] },
  'market.offered': { to: ['toPeople', 'name'] },
  'preferences.changedForAnother': { change: ['order', 'name'] },
  'schedule.copied': { from: ['before', 'week'], to: ['after', 'week'] },
  'schedule.exported': days,
  'pay.closed': version,
  'pay.rateRemoved': since,
  'pay.rateSet': since,
  'pay.reopened': version,
  // keys of platforms are no words
  'platforms.changed': { change: ['change', 'name'] },
  'scoreboard.fileDownloaded': version,
  'scoreboard.undone': version,
  'scoreboard.uploaded': version,
  'settings.remindersChanged': { change: ['alarmHours', 'number'] },
  'team.roleChanged': { from: ['before', 'role'], to: ['after', 'role'] },
  'attendance.corrected': { from: ['before', 'moment'], to: ['after', 'moment'] },
}
