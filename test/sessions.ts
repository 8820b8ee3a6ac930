import type { SessionView } from '#features/access/sign-in/contract.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

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
