import type { Refusals } from '#kit/catalogue.ts'
import { refusals as input } from './messages/input.en.ts'
import { refusals as signIn } from '#features/access/sign-in/messages.en.ts'
import { refusals as discordChannels } from '#features/outreach/discord-channels/messages.en.ts'
import { refusals as webhooks } from '#features/outreach/webhooks/messages.en.ts'
import { refusals as tokens } from '#features/access/tokens/messages.en.ts'
import { refusals as attendance } from '#features/work/attendance/refusals.en.ts'
import { refusals as handover } from '#features/work/handover/refusals.en.ts'
import { refusals as papers } from '#features/foundation/documents/refusals.en.ts'
import { refusals as pay } from '#features/work/pay/refusals.en.ts'
import { refusals as spreadsheets } from '#features/foundation/spreadsheets/messages.en.ts'
import { refusals as autoplan } from '#features/planning/autoplan/refusals.en.ts'
import { refusals as availabilityRequests } from '#features/outreach/availability-requests/messages.en.ts'
import { refusals as availability } from '#features/planning/availability/messages.en.ts'
import { refusals as contacts } from '#features/agency/contacts/messages.en.ts'
import { refusals as creatorGroups } from '#features/agency/creator-groups/messages.en.ts'
import { refusals as creators } from '#features/agency/creators/messages.en.ts'
import { refusals as delivery } from '#features/outreach/delivery/messages.en.ts'
import { refusals as images } from '#features/foundation/images/messages.en.ts'
import { refusals as invitations } from '#features/access/invitations/messages.en.ts'
import { refusals as imports } from '#features/access/imports/messages.en.ts'
import { refusals as joinLinks } from '#features/access/join-links/messages.en.ts'
import { refusals as market } from '#features/planning/market/refusals.en.ts'
import { refusals as notifications } from '#features/messages/notifications/messages.en.ts'
import { refusals as onboarding } from '#features/members/onboarding/messages.en.ts'
import { refusals as organizations } from '#features/foundation/organizations/messages.en.ts'
import { refusals as ownAccount } from '#features/members/own-account/messages.en.ts'
import { refusals as ownShifts } from '#features/planning/own-shifts/messages.en.ts'
import { refusals as people } from '#features/foundation/people/messages.en.ts'
import { refusals as permissions } from '#features/foundation/permissions/messages.en.ts'
import { refusals as planningRules } from '#features/planning/planning-rules/messages.en.ts'
import { refusals as platforms } from '#features/agency/platforms/messages.en.ts'
import { refusals as preferences } from '#features/planning/preferences/messages.en.ts'
import { refusals as profile } from '#features/members/profile/messages.en.ts'
import { refusals as departure } from '#features/members/departure/messages.en.ts'
import { refusals as sample } from '#features/members/sample/messages.en.ts'
import { refusals as schedule } from '#features/planning/schedule/refusals.en.ts'
import { refusals as scoreboard } from '#features/work/scoreboard/messages.en.ts'
import { refusals as organizationSettings } from '#features/agency/organization-settings/messages.en.ts'
import { refusals as availabilitySettings } from '#features/planning/availability-settings/messages.en.ts'
import { refusals as shifts } from '#features/agency/shifts/messages.en.ts'
import { refusals as team } from '#features/members/team/messages.en.ts'
import { refusals as push } from '#features/messages/push/messages.en.ts'
import { refusals as discord } from '#features/messages/discord/messages.en.ts'
import { refusals as telegram } from '#features/messages/telegram/messages.en.ts'
import { refusals as todos } from '#features/work/todos/messages.en.ts'
import { refusals as vacation } from '#features/planning/vacation/messages.en.ts'

export const en: Refusals = {
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
