import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { signInRouter } from '#features/access/sign-in/server/router.ts'
import { discordChannelsRouter } from '#features/outreach/discord-channels/server/router.ts'
import { mayReadChange } from '#features/members/audit-log/policy.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import { webhooksRouter } from '#features/outreach/webhooks/server/router.ts'
import { tokensRouter } from '#features/access/tokens/server/router.ts'
import { agencyWeekRouter } from '#features/planning/agency-week/server/router.ts'
import { auditLogRouter } from '#features/members/audit-log/server/router.ts'
import { attendanceRouter } from '#features/work/attendance/server/router.ts'
import { reliabilityRouter } from '#features/work/reliability/server/router.ts'
import { handoverRouter } from '#features/work/handover/server/router.ts'
import { payRouter } from '#features/work/pay/server/router.ts'
import { autoplanRouter } from '#features/planning/autoplan/server/router.ts'
import { availabilityRouter } from '#features/planning/availability/server/router.ts'
import { answerRequestsBySaving } from '#features/outreach/availability-requests/server/answer-request.ts'
import { availabilityRequestsRouter } from '#features/outreach/availability-requests/server/router.ts'
import { balanceRouter } from '#features/work/balance/server/router.ts'
import { botRouter } from '#features/outreach/bot/server/router.ts'
import { calendarRouter } from '#features/planning/calendar/server/router.ts'
import { contactsRouter } from '#features/agency/contacts/server/router.ts'
import { creatorGroupsRouter } from '#features/agency/creator-groups/server/router.ts'
import { listGroupsOfAccounts } from '#features/agency/creator-groups/server/store.ts'
import { creatorsRouter } from '#features/agency/creators/server/router.ts'
import { listCreatorNamesOn, listUsedPlatforms } from '#features/agency/creators/server/store.ts'
import { dashboardRouter } from '#features/home/dashboard/server/router.ts'
import { deliveryRouter } from '#features/outreach/delivery/server/router.ts'
import { firstStepsRouter } from '#features/members/first-steps/server/router.ts'
import { insertFirstSteps } from '#features/members/first-steps/server/store.ts'
import type { JoinHooks } from '#features/access/invitations/server/arrivals.ts'
import { imagesRouter } from '#features/foundation/images/server/router.ts'
import { invitationsRouter } from '#features/access/invitations/server/router.ts'
import { importsRouter } from '#features/access/imports/server/router.ts'
import { joinLinksRouter } from '#features/access/join-links/server/router.ts'
import { joinedGroups } from '#features/agency/creator-groups/server/joined-groups.ts'
import { marketRouter } from '#features/planning/market/server/router.ts'
import { notificationsRouter } from '#features/messages/notifications/server/router.ts'
import type { SetupOptions } from '#features/members/onboarding/server/found-organization.ts'
import { onboardingRouter } from '#features/members/onboarding/server/router.ts'
import { organizationOverviewRouter } from '#features/home/organization-overview/server/router.ts'
import type { DeletionDependencies } from '#features/members/departure/server/owner-deletions.ts'
import { departureRouter } from '#features/members/departure/server/router.ts'
import { ownAccountRouter } from '#features/members/own-account/server/router.ts'
import { ownShiftsRouter } from '#features/planning/own-shifts/server/router.ts'
import { peopleRouter } from '#features/foundation/people/server/router.ts'
import { permissionsRouter } from '#features/foundation/permissions/server/router.ts'
import { planningRulesRouter } from '#features/planning/planning-rules/server/router.ts'
import { planDocumentsRouter } from '#features/planning/plan-documents/server/router.ts'
import { platformsRouter } from '#features/agency/platforms/server/router.ts'
import { preferencesRouter } from '#features/planning/preferences/server/router.ts'
import { profileRouter } from '#features/members/profile/server/router.ts'
import { sampleRouter } from '#features/members/sample/server/router.ts'
import { groupPlans } from '#features/planning/assignments/server/group-plans.ts'
import { scheduleRouter } from '#features/planning/schedule/server/router.ts'
import { scheduleOverviewRouter } from '#features/planning/schedule-overview/server/router.ts'
import { moveToZone } from '#features/planning/assignments/server/zone-move.ts'
import { revenueRouter } from '#features/work/revenue/server/router.ts'
import { scoreboardRouter } from '#features/work/scoreboard/server/router.ts'
import { organizationSettingsRouter } from '#features/agency/organization-settings/server/router.ts'
import { availabilitySettingsRouter } from '#features/planning/availability-settings/server/router.ts'
import { shiftUses } from '#features/planning/assignments/server/shift-uses.ts'
import { shiftsRouter } from '#features/agency/shifts/server/router.ts'
import { teamRouter } from '#features/members/team/server/router.ts'
import { openAbsentDays } from '#features/planning/assignments/server/absent-days.ts'
import { pushRouter } from '#features/messages/push/server/router.ts'
import { reachabilityRouter } from '#features/messages/reachability/server/router.ts'
import { discordRouter } from '#features/messages/discord/server/router.ts'
import { telegramRouter } from '#features/messages/telegram/server/router.ts'
import { todosRouter } from '#features/work/todos/server/router.ts'
import { vacationRouter } from '#features/planning/vacation/server/router.ts'
import { refusalText } from './server/edge.ts'
import { exported, personalData, picturesShown } from './server/personal-data.ts'

const arrivals: JoinHooks = { groups: joinedGroups, begin: insertFirstSteps }

export const createRouter = (auth: Auth, setup: SetupOptions, backUp: DeletionDependencies['backUp']) => ({
  signIn: signInRouter(auth),
  agencyWeek: agencyWeekRouter,
  auditLog: auditLogRouter,
  attendance: attendanceRouter,
  handover: handoverRouter,
  reliability: reliabilityRouter,
  pay: payRouter,
  autoplan: autoplanRouter,
  availability: availabilityRouter(answerRequestsBySaving, openAbsentDays),
  availabilityRequests: availabilityRequestsRouter,
  balance: balanceRouter,
  bot: botRouter(refusalText),
  calendar: calendarRouter,
  contacts: contactsRouter,
  creatorGroups: creatorGroupsRouter(groupPlans),
  creators: creatorsRouter(listGroupsOfAccounts),
  dashboard: dashboardRouter,
  delivery: deliveryRouter,
  departure: departureRouter({ kept: personalData, references: picturesShown, backUp }),
  firstSteps: firstStepsRouter,
  images: imagesRouter,
  invitations: invitationsRouter(auth, arrivals),
  imports: importsRouter(arrivals.groups),
  joinLinks: joinLinksRouter(auth, arrivals),
  market: marketRouter,
  notifications: notificationsRouter,
  onboarding: onboardingRouter(setup),
  organizationOverview: organizationOverviewRouter,
  ownAccount: ownAccountRouter(auth, { kept: personalData, exported, references: picturesShown }),
  ownShifts: ownShiftsRouter,
  people: peopleRouter,
  permissions: permissionsRouter(lockAndRecheckPermission),
  planDocuments: planDocumentsRouter,
  planningRules: planningRulesRouter,
  platforms: platformsRouter(listCreatorNamesOn, listUsedPlatforms),
  preferences: preferencesRouter,
  profile: profileRouter,
  sample: sampleRouter,
  schedule: scheduleRouter,
  scheduleOverview: scheduleOverviewRouter,
  revenue: revenueRouter,
  scoreboard: scoreboardRouter,
  availabilitySettings: availabilitySettingsRouter,
  organizationSettings: organizationSettingsRouter(moveToZone),
  shifts: shiftsRouter(shiftUses),
  team: teamRouter(personalData),
  push: pushRouter,
  reachability: reachabilityRouter,
  telegram: telegramRouter,
  discord: discordRouter,
  todos: todosRouter,
  tokens: tokensRouter,
  discordChannels: discordChannelsRouter,
  webhooks: webhooksRouter(mayReadChange),
  vacation: vacationRouter,
})

export type Router = ReturnType<typeof createRouter>
