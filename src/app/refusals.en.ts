import type { Refusals } from '#kit/catalogue.ts'
import { refusals as input } from './messages/input.en.ts'
import { refusals as accounts } from '#features/accounts/messages.en.ts'
import { refusals as availabilityRequests } from '#features/availability-requests/messages.en.ts'
import { refusals as availability } from '#features/availability/messages.en.ts'
import { refusals as contacts } from '#features/contacts/messages.en.ts'
import { refusals as creatorGroups } from '#features/creator-groups/messages.en.ts'
import { refusals as creators } from '#features/creators/messages.en.ts'
import { refusals as delivery } from '#features/delivery/messages.en.ts'
import { refusals as images } from '#features/images/messages.en.ts'
import { refusals as invitations } from '#features/invitations/messages.en.ts'
import { refusals as notifications } from '#features/notifications/messages.en.ts'
import { refusals as onboarding } from '#features/onboarding/messages.en.ts'
import { refusals as organizations } from '#features/organizations/messages.en.ts'
import { refusals as ownAccount } from '#features/own-account/messages.en.ts'
import { refusals as people } from '#features/people/messages.en.ts'
import { refusals as permissions } from '#features/permissions/messages.en.ts'
import { refusals as platforms } from '#features/platforms/messages.en.ts'
import { refusals as preferences } from '#features/preferences/messages.en.ts'
import { refusals as profile } from '#features/profile/messages.en.ts'
import { refusals as sample } from '#features/sample/messages.en.ts'
import { refusals as schedule } from '#features/schedule/refusals-en.ts'
import { refusals as scoreboard } from '#features/scoreboard/messages.en.ts'
import { refusals as settings } from '#features/settings/messages.en.ts'
import { refusals as shifts } from '#features/shifts/messages.en.ts'
import { refusals as team } from '#features/team/messages.en.ts'
import { refusals as telegram } from '#features/telegram/messages.en.ts'
import { refusals as todos } from '#features/todos/messages.en.ts'
import { refusals as vacation } from '#features/vacation/messages.en.ts'

export const en: Refusals = {
  accounts,
  availability,
  availabilityRequests,
  contacts,
  creatorGroups,
  creators,
  delivery,
  images,
  input,
  invitations,
  notifications,
  onboarding,
  organizations,
  ownAccount,
  people,
  permissions,
  platforms,
  preferences,
  profile,
  sample,
  schedule,
  scoreboard,
  settings,
  shifts,
  team,
  telegram,
  todos,
  vacation,
}
