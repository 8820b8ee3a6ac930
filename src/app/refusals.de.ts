import type { Refusals } from '#kit/catalogue.ts'
import { refusals as input } from './messages/input.de.ts'
import { refusals as signIn } from '#features/access/sign-in/messages.de.ts'
import { refusals as discordChannels } from '#features/outreach/discord-channels/messages.de.ts'
import { refusals as webhooks } from '#features/outreach/webhooks/messages.de.ts'
import { refusals as tokens } from '#features/access/tokens/messages.de.ts'
import { refusals as attendance } from '#features/work/attendance/refusals.de.ts'
import { refusals as handover } from '#features/work/handover/refusals.de.ts'
import { refusals as papers } from '#features/foundation/documents/refusals.de.ts'
import { refusals as pay } from '#features/work/pay/refusals.de.ts'
import { refusals as spreadsheets } from '#features/foundation/spreadsheets/messages.de.ts'
import { refusals as autoplan } from '#features/planning/autoplan/refusals.de.ts'
import { refusals as availabilityRequests } from '#features/outreach/availability-requests/messages.de.ts'
import { refusals as availability } from '#features/planning/availability/messages.de.ts'
import { refusals as contacts } from '#features/agency/contacts/messages.de.ts'
import { refusals as creatorGroups } from '#features/agency/creator-groups/messages.de.ts'
import { refusals as creators } from '#features/agency/creators/messages.de.ts'
import { refusals as delivery } from '#features/outreach/delivery/messages.de.ts'
import { refusals as images } from '#features/foundation/images/messages.de.ts'
import { refusals as invitations } from '#features/access/invitations/messages.de.ts'
import { refusals as imports } from '#features/access/imports/messages.de.ts'
import { refusals as joinLinks } from '#features/access/join-links/messages.de.ts'
import { refusals as market } from '#features/planning/market/refusals.de.ts'
import { refusals as notifications } from '#features/messages/notifications/messages.de.ts'
import { refusals as onboarding } from '#features/members/onboarding/messages.de.ts'
import { refusals as organizations } from '#features/foundation/organizations/messages.de.ts'
import { refusals as ownAccount } from '#features/members/own-account/messages.de.ts'
import { refusals as ownShifts } from '#features/planning/own-shifts/messages.de.ts'
import { refusals as people } from '#features/foundation/people/messages.de.ts'
import { refusals as permissions } from '#features/foundation/permissions/messages.de.ts'
import { refusals as planningRules } from '#features/planning/planning-rules/messages.de.ts'
import { refusals as platforms } from '#features/agency/platforms/messages.de.ts'
import { refusals as preferences } from '#features/planning/preferences/messages.de.ts'
import { refusals as profile } from '#features/members/profile/messages.de.ts'
import { refusals as departure } from '#features/members/departure/messages.de.ts'
import { refusals as sample } from '#features/members/sample/messages.de.ts'
import { refusals as schedule } from '#features/planning/schedule/refusals.de.ts'
import { refusals as scoreboard } from '#features/work/scoreboard/messages.de.ts'
import { refusals as organizationSettings } from '#features/agency/organization-settings/messages.de.ts'
import { refusals as availabilitySettings } from '#features/planning/availability-settings/messages.de.ts'
import { refusals as shifts } from '#features/agency/shifts/messages.de.ts'
import { refusals as team } from '#features/members/team/messages.de.ts'
import { refusals as push } from '#features/messages/push/messages.de.ts'
import { refusals as discord } from '#features/messages/discord/messages.de.ts'
import { refusals as telegram } from '#features/messages/telegram/messages.de.ts'
import { refusals as todos } from '#features/work/todos/messages.de.ts'
import { refusals as vacation } from '#features/planning/vacation/messages.de.ts'

/** Every reason that somebody can be refused for, by feature. The browser does not load them: the server words refusals. */
export const de: Refusals = {
  signIn,
  attendance,
  handover,
  papers,
  pay,
  autoplan,
  availability,
  availabilityRequests,
  contacts,
  creatorGroups,
  creators,
  delivery,
  departure,
  images,
  input,
  invitations,
  imports,
  joinLinks,
  market,
  notifications,
  onboarding,
  organizations,
  ownAccount,
  ownShifts,
  people,
  permissions,
  planningRules,
  platforms,
  preferences,
  profile,
  sample,
  schedule,
  scoreboard,
  spreadsheets,
  availabilitySettings,
  organizationSettings,
  shifts,
  team,
  push,
  telegram,
  discord,
  todos,
  tokens,
  discordChannels,
  webhooks,
  vacation,
}
