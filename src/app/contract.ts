import { accountsContract } from '#features/accounts/contract.ts'
import { auditLogContract } from '#features/audit-log/contract.ts'
import { availabilityContract } from '#features/availability/contract.ts'
import { availabilityRequestsContract } from '#features/availability-requests/contract.ts'
import { calendarContract } from '#features/calendar/contract.ts'
import { contactsContract } from '#features/contacts/contract.ts'
import { creatorGroupsContract } from '#features/creator-groups/contract.ts'
import { creatorsContract } from '#features/creators/contract.ts'
import { dashboardContract } from '#features/dashboard/contract.ts'
import { deliveryContract } from '#features/delivery/contract.ts'
import { imagesContract } from '#features/images/contract.ts'
import { invitationsContract } from '#features/invitations/contract.ts'
import { notificationsContract } from '#features/notifications/contract.ts'
import { onboardingContract } from '#features/onboarding/contract.ts'
import { organizationOverviewContract } from '#features/organization-overview/contract.ts'
import { ownAccountContract } from '#features/own-account/contract.ts'
import { peopleContract } from '#features/people/contract.ts'
import { permissionsContract } from '#features/permissions/contract.ts'
import { platformsContract } from '#features/platforms/contract.ts'
import { preferencesContract } from '#features/preferences/contract.ts'
import { profileContract } from '#features/profile/contract.ts'
import { sampleContract } from '#features/sample/contract.ts'
import { scheduleContract } from '#features/schedule/contract.ts'
import { scheduleOverviewContract } from '#features/schedule-overview/contract.ts'
import { scoreboardContract } from '#features/scoreboard/contract.ts'
import { settingsContract } from '#features/settings/contract.ts'
import { shiftsContract } from '#features/shifts/contract.ts'
import { teamContract } from '#features/team/contract.ts'
import { telegramContract } from '#features/telegram/contract.ts'
import { todosContract } from '#features/todos/contract.ts'
import { vacationContract } from '#features/vacation/contract.ts'

/** Everything that can be asked of the server, under the name its reads are cached and told stale by. */
export const contract = {
  accounts: accountsContract,
  auditLog: auditLogContract,
  availability: availabilityContract,
  availabilityRequests: availabilityRequestsContract,
  calendar: calendarContract,
  contacts: contactsContract,
  creatorGroups: creatorGroupsContract,
  creators: creatorsContract,
  dashboard: dashboardContract,
  delivery: deliveryContract,
  images: imagesContract,
  invitations: invitationsContract,
  notifications: notificationsContract,
  onboarding: onboardingContract,
  organizationOverview: organizationOverviewContract,
  ownAccount: ownAccountContract,
  people: peopleContract,
  permissions: permissionsContract,
  platforms: platformsContract,
  preferences: preferencesContract,
  profile: profileContract,
  sample: sampleContract,
  schedule: scheduleContract,
  scheduleOverview: scheduleOverviewContract,
  scoreboard: scoreboardContract,
  settings: settingsContract,
  shifts: shiftsContract,
  team: teamContract,
  telegram: telegramContract,
  todos: todosContract,
  vacation: vacationContract,
}
