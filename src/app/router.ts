import type { Auth } from '#features/accounts/server/auth.ts'
import { accountsRouter } from '#features/accounts/server/router.ts'
import { auditLogRouter } from '#features/audit-log/server/router.ts'
import { availabilityRouter } from '#features/availability/server/router.ts'
import { answeredBySaving } from '#features/availability-requests/server/answering.ts'
import { availabilityRequestsRouter } from '#features/availability-requests/server/router.ts'
import { calendarRouter } from '#features/calendar/server/router.ts'
import { contactsRouter } from '#features/contacts/server/router.ts'
import { creatorGroupsRouter } from '#features/creator-groups/server/router.ts'
import { workedBy } from '#features/creator-groups/server/store.ts'
import { creatorsRouter } from '#features/creators/server/router.ts'
import { creatorsOn } from '#features/creators/server/store.ts'
import { dashboardRouter } from '#features/dashboard/server/router.ts'
import { deliveryRouter } from '#features/delivery/server/router.ts'
import { imagesRouter } from '#features/images/server/router.ts'
import { invitationsRouter } from '#features/invitations/server/router.ts'
import { notificationsRouter } from '#features/notifications/server/router.ts'
import type { SetupOptions } from '#features/onboarding/server/actions.ts'
import { onboardingRouter } from '#features/onboarding/server/router.ts'
import { organizationOverviewRouter } from '#features/organization-overview/server/router.ts'
import { ownAccountRouter } from '#features/own-account/server/router.ts'
import { peopleRouter } from '#features/people/server/router.ts'
import { permissionsRouter } from '#features/permissions/server/router.ts'
import { platformsRouter } from '#features/platforms/server/router.ts'
import { preferencesRouter } from '#features/preferences/server/router.ts'
import { profileRouter } from '#features/profile/server/router.ts'
import { sampleRouter } from '#features/sample/server/router.ts'
import { groupPlans } from '#features/schedule/server/group-plans.ts'
import { scheduleRouter } from '#features/schedule/server/router.ts'
import { scheduleOverviewRouter } from '#features/schedule-overview/server/router.ts'
import { moveToZone } from '#features/schedule/server/zone-move.ts'
import { scoreboardRouter } from '#features/scoreboard/server/router.ts'
import { settingsRouter } from '#features/settings/server/router.ts'
import { shiftUses } from '#features/schedule/server/shift-uses.ts'
import { shiftsRouter } from '#features/shifts/server/router.ts'
import { teamRouter } from '#features/team/server/router.ts'
import { telegramRouter } from '#features/telegram/server/router.ts'
import { todosRouter } from '#features/todos/server/router.ts'
import { vacationRouter } from '#features/vacation/server/router.ts'

export const createRouter = (auth: Auth, setup: SetupOptions) => ({
  accounts: accountsRouter(auth),
  auditLog: auditLogRouter,
  availability: availabilityRouter(answeredBySaving),
  availabilityRequests: availabilityRequestsRouter,
  calendar: calendarRouter,
  contacts: contactsRouter,
  creatorGroups: creatorGroupsRouter(groupPlans),
  creators: creatorsRouter(workedBy),
  dashboard: dashboardRouter,
  delivery: deliveryRouter,
  images: imagesRouter,
  invitations: invitationsRouter(auth),
  notifications: notificationsRouter,
  onboarding: onboardingRouter(setup),
  organizationOverview: organizationOverviewRouter,
  ownAccount: ownAccountRouter(auth),
  people: peopleRouter,
  permissions: permissionsRouter,
  platforms: platformsRouter(creatorsOn),
  preferences: preferencesRouter,
  profile: profileRouter,
  sample: sampleRouter,
  schedule: scheduleRouter,
  scheduleOverview: scheduleOverviewRouter,
  scoreboard: scoreboardRouter,
  settings: settingsRouter(moveToZone),
  shifts: shiftsRouter(shiftUses),
  team: teamRouter,
  telegram: telegramRouter,
  todos: todosRouter,
  vacation: vacationRouter,
})

export type Router = ReturnType<typeof createRouter>
