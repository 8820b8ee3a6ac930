import { invitationsData } from '#features/access/invitations/server/personal-data.ts'
import { importsData } from '#features/access/imports/server/personal-data.ts'
import { joinLinksData } from '#features/access/join-links/server/personal-data.ts'
import { tokensData } from '#features/access/tokens/server/personal-data.ts'
import { signInData } from '#features/access/sign-in/server/personal-data.ts'
import { contactsData } from '#features/agency/contacts/server/personal-data.ts'
import { creatorGroupsData } from '#features/agency/creator-groups/server/personal-data.ts'
import { listCreatorPictures as picturesOfCreators } from '#features/agency/creators/server/store.ts'
import { auditData } from '#features/foundation/audit/server/personal-data.ts'
import type { ListImageReferences } from '#features/foundation/images/server/manage-images.ts'
import { peopleData } from '#features/foundation/people/server/personal-data.ts'
import { listProfilePictures as picturesOfPeople } from '#features/foundation/people/server/store.ts'
import { permissionsData } from '#features/foundation/permissions/server/personal-data.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { firstStepsData } from '#features/members/first-steps/server/personal-data.ts'
import { notificationsData } from '#features/messages/notifications/server/personal-data.ts'
import { quietHoursData } from '#features/messages/quiet-hours/server/personal-data.ts'
import { pushData } from '#features/messages/push/server/personal-data.ts'
import { chatsData } from '#features/messages/chats/server/personal-data.ts'
import { availabilityRequestsData } from '#features/outreach/availability-requests/server/personal-data.ts'
import { deliveryData } from '#features/outreach/delivery/server/personal-data.ts'
import { discordChannelsData } from '#features/outreach/discord-channels/server/personal-data.ts'
import { webhooksData } from '#features/outreach/webhooks/server/personal-data.ts'
import { autoplanData } from '#features/planning/autoplan/server/personal-data.ts'
import { availabilityData } from '#features/planning/availability/server/personal-data.ts'
import { calendarData } from '#features/planning/calendar/server/personal-data.ts'
import { marketData } from '#features/planning/market/server/personal-data.ts'
import { assignmentsData } from '#features/planning/assignments/server/personal-data.ts'
import { vacationData } from '#features/planning/vacation/server/personal-data.ts'
import { attendanceData } from '#features/work/attendance/server/personal-data.ts'
import { handoverData } from '#features/work/handover/server/personal-data.ts'
import { payData } from '#features/work/pay/server/personal-data.ts'
import { scoreboardData } from '#features/work/scoreboard/server/personal-data.ts'
import { todosData } from '#features/work/todos/server/personal-data.ts'

/** What is kept of people, in the order in which the nouns are told of a departure. */
export const personalData: readonly PersonalData[] = [
  // mails and messages find themselves by the notifications that they were made of
  deliveryData,
  todosData,
  // seats are opened first: they take the locks of planning, and days off that are asked for are taken back under them
  assignmentsData,
  // what was offered of them has ended with the seats
  marketData,
  attendanceData,
  handoverData,
  payData,
  autoplanData,
  availabilityData,
  availabilityRequestsData,
  scoreboardData,
  notificationsData,
  pushData,
  quietHoursData,
  chatsData,
  discordChannelsData,
  webhooksData,
  calendarData,
  invitationsData,
  importsData,
  joinLinksData,
  firstStepsData,
  contactsData,
  permissionsData,
  auditData,
  creatorGroupsData,
  vacationData,
  // the person is a member until everything else has been left
  peopleData,
  tokensData,
  // sessions end last
  signInData,
]

/** In the order in which it is handed out: who it is, the work, what was told and done. */
export const exported: readonly PersonalData[] = [
  signInData,
  tokensData,
  peopleData,
  availabilityData,
  vacationData,
  assignmentsData,
  marketData,
  attendanceData,
  handoverData,
  payData,
  creatorGroupsData,
  scoreboardData,
  calendarData,
  firstStepsData,
  pushData,
  chatsData,
  availabilityRequestsData,
  quietHoursData,
  notificationsData,
  todosData,
  auditData,
]

/** What points to pictures; others go. */
export const picturesShown: readonly ListImageReferences[] = [picturesOfCreators, picturesOfPeople]
