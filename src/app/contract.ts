import { signInContract } from '#features/access/sign-in/contract.ts'
import { discordChannelsContract } from '#features/outreach/discord-channels/contract.ts'
import { webhooksContract } from '#features/outreach/webhooks/contract.ts'
import { tokensContract } from '#features/access/tokens/contract.ts'
import { agencyWeekContract } from '#features/planning/agency-week/contract.ts'
import { auditLogContract } from '#features/members/audit-log/contract.ts'
import { attendanceContract } from '#features/work/attendance/contract.ts'
import { reliabilityContract } from '#features/work/reliability/contract.ts'
import { handoverContract } from '#features/work/handover/contract.ts'
import { payContract } from '#features/work/pay/contract.ts'
import { autoplanContract } from '#features/planning/autoplan/contract.ts'
import { availabilityContract } from '#features/planning/availability/contract.ts'
import { balanceContract } from '#features/work/balance/contract.ts'
import { availabilityRequestsContract } from '#features/outreach/availability-requests/contract.ts'
import { botContract } from '#features/outreach/bot/contract.ts'
import { calendarContract } from '#features/planning/calendar/contract.ts'
import { contactsContract } from '#features/agency/contacts/contract.ts'
import { creatorGroupsContract } from '#features/agency/creator-groups/contract.ts'
import { creatorsContract } from '#features/agency/creators/contract.ts'
import { dashboardContract } from '#features/home/dashboard/contract.ts'
import { deliveryContract } from '#features/outreach/delivery/contract.ts'
import { firstStepsContract } from '#features/members/first-steps/contract.ts'
import { imagesContract } from '#features/foundation/images/contract.ts'
import { invitationsContract } from '#features/access/invitations/contract.ts'
import { importsContract } from '#features/access/imports/contract.ts'
import { joinLinksContract } from '#features/access/join-links/contract.ts'
import { marketContract } from '#features/planning/market/contract.ts'
import { notificationsContract } from '#features/messages/notifications/contract.ts'
import { onboardingContract } from '#features/members/onboarding/contract.ts'
import { organizationOverviewContract } from '#features/home/organization-overview/contract.ts'
import { ownShiftsContract } from '#features/planning/own-shifts/contract.ts'
import { departureContract } from '#features/members/departure/contract.ts'
import { ownAccountContract } from '#features/members/own-account/contract.ts'
import { peopleContract } from '#features/foundation/people/contract.ts'
import { permissionsContract } from '#features/foundation/permissions/contract.ts'
import { planningRulesContract } from '#features/planning/planning-rules/contract.ts'
import { planDocumentsContract } from '#features/planning/plan-documents/contract.ts'
import { platformsContract } from '#features/agency/platforms/contract.ts'
import { preferencesContract } from '#features/planning/preferences/contract.ts'
import { profileContract } from '#features/members/profile/contract.ts'
import { sampleContract } from '#features/members/sample/contract.ts'
import { scheduleContract } from '#features/planning/schedule/contract.ts'
import { scheduleOverviewContract } from '#features/planning/schedule-overview/contract.ts'
import { revenueContract } from '#features/work/revenue/contract.ts'
import { scoreboardContract } from '#features/work/scoreboard/contract.ts'
import { organizationSettingsContract } from '#features/agency/organization-settings/contract.ts'
import { availabilitySettingsContract } from '#features/planning/availability-settings/contract.ts'
import { shiftsContract } from '#features/agency/shifts/contract.ts'
import { teamContract } from '#features/members/team/contract.ts'
import { pushContract } from '#features/messages/push/contract.ts'
import { reachabilityContract } from '#features/messages/reachability/contract.ts'
import { discordContract } from '#features/messages/discord/contract.ts'
import { telegramContract } from '#features/messages/telegram/contract.ts'
import { todosContract } from '#features/work/todos/contract.ts'
import { vacationContract } from '#features/planning/vacation/contract.ts'

/** Everything that can be asked of the server, under the name its reads are cached and told stale by. */
export const contract = {
  signIn: signInContract,
  agencyWeek: agencyWeekContract,
  auditLog: auditLogContract,
  attendance: attendanceContract,
  handover: handoverContract,
  reliability: reliabilityContract,
  pay: payContract,
  autoplan: autoplanContract,
  availability: availabilityContract,
  availabilityRequests: availabilityRequestsContract,
  balance: balanceContract,
  bot: botContract,
  calendar: calendarContract,
  contacts: contactsContract,
  creatorGroups: creatorGroupsContract,
  creators: creatorsContract,
  dashboard: dashboardContract,
  delivery: deliveryContract,
  departure: departureContract,
  firstSteps: firstStepsContract,
  images: imagesContract,
  invitations: invitationsContract,
  imports: importsContract,
  joinLinks: joinLinksContract,
  market: marketContract,
  notifications: notificationsContract,
  onboarding: onboardingContract,
  organizationOverview: organizationOverviewContract,
  ownAccount: ownAccountContract,
  ownShifts: ownShiftsContract,
  people: peopleContract,
  permissions: permissionsContract,
  planDocuments: planDocumentsContract,
  planningRules: planningRulesContract,
  platforms: platformsContract,
  preferences: preferencesContract,
  profile: profileContract,
  sample: sampleContract,
  schedule: scheduleContract,
  scheduleOverview: scheduleOverviewContract,
  revenue: revenueContract,
  scoreboard: scoreboardContract,
  availabilitySettings: availabilitySettingsContract,
  organizationSettings: organizationSettingsContract,
  shifts: shiftsContract,
  team: teamContract,
  push: pushContract,
  reachability: reachabilityContract,
  telegram: telegramContract,
  discord: discordContract,
  todos: todosContract,
  tokens: tokensContract,
  discordChannels: discordChannelsContract,
  webhooks: webhooksContract,
  vacation: vacationContract,
}
