import { day } from '#kit/day.ts'
import type { SessionView } from '#features/access/sign-in/contract.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import type { VacationRequest } from '#features/planning/vacation/schema.ts'

interface Differing {
  readonly permissions?: PermissionId[]
  readonly attendanceEnabled?: boolean
}

/** What a screen knows of Kim, a chatter of an organisation in Berlin where people check in. */
export const sessionOfKim = ({
  permissions = ['page_shifts'],
  attendanceEnabled = true,
}: Differing = {}): SessionView => ({
  email: 'kim@example.org',
  emailProven: true,
  name: 'Kim Albers',
  recoveryActive: false,
  member: {
    profileId: 'kim',
    fullName: 'Kim Albers',
    role: 'chatter',
    locked: false,
    permissions,
    language: 'de',
    timeZone: null,
    avatarImage: null,
    secondFactor: null,
    organization: {
      id: 'office',
      name: 'Nord',
      timeZone: 'Europe/Berlin',
      scoreboardEnabled: false,
      attendanceEnabled,
    },
  },
})

/** A day off that Kim has requested, not decided yet. */
export const requestOfKim: VacationRequest = {
  id: 'july',
  profileId: 'kim',
  fullName: 'Kim Albers',
  role: 'chatter',
  weekStart: day('2026-11-23'),
  weekEnd: day('2026-11-29'),
  specificDates: [day('2026-11-23')],
  shiftId: null,
  shiftName: null,
  shiftTimes: [],
  requestedDays: 1,
  currentLimit: 2,
  weekDays: 1,
  status: 'pending',
  reason: 'Umzug',
  adminResponse: null,
  responder: null,
  respondedAt: null,
  createdAt: '2026-11-20T09:00:00Z',
  version: 1,
}
