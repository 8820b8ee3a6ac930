import type { Refusals } from '#kit/catalogue.ts'
import { refusals as input } from './messages/input.de.ts'
import { refusals as accounts } from '#features/accounts/messages.de.ts'
import { refusals as availabilityRequests } from '#features/availability-requests/messages.de.ts'
import { refusals as availability } from '#features/availability/messages.de.ts'
import { refusals as contacts } from '#features/contacts/messages.de.ts'
import { refusals as creatorGroups } from '#features/creator-groups/messages.de.ts'
import { refusals as creators } from '#features/creators/messages.de.ts'
import { refusals as delivery } from '#features/delivery/messages.de.ts'
import { refusals as images } from '#features/images/messages.de.ts'
import { refusals as invitations } from '#features/invitations/messages.de.ts'
import { refusals as notifications } from '#features/notifications/messages.de.ts'
import { refusals as onboarding } from '#features/onboarding/messages.de.ts'
import { refusals as organizations } from '#features/organizations/messages.de.ts'
import { refusals as ownAccount } from '#features/own-account/messages.de.ts'
import { refusals as people } from '#features/people/messages.de.ts'
import { refusals as permissions } from '#features/permissions/messages.de.ts'
import { refusals as platforms } from '#features/platforms/messages.de.ts'
import { refusals as preferences } from '#features/preferences/messages.de.ts'
import { refusals as profile } from '#features/profile/messages.de.ts'
import { refusals as sample } from '#features/sample/messages.de.ts'
import { refusals as schedule } from '#features/schedule/refusals-de.ts'
import { refusals as scoreboard } from '#features/scoreboard/messages.de.ts'
import { refusals as settings } from '#features/settings/messages.de.ts'
import { refusals as shifts } from '#features/shifts/messages.de.ts'
import { refusals as team } from '#features/team/messages.de.ts'
import { refusals as telegram } from '#features/telegram/messages.de.ts'
import { refusals as todos } from '#features/todos/messages.de.ts'
import { refusals as vacation } from '#features/vacation/messages.de.ts'

/** Every reason that somebody can be refused for, by feature. The browser does not load them: the server words refusals. */
export const de: Refusals = {
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
