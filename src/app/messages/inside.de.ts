import type { Catalogue } from '#kit/catalogue.ts'
import { de as availability } from '#features/availability/messages.de.ts'
import { de as creatorGroups } from '#features/creator-groups/messages.de.ts'
import { de as creators } from '#features/creators/messages.de.ts'
import { de as invitations } from '#features/invitations/messages.de.ts'
import { de as organizations } from '#features/organizations/messages.de.ts'
import { de as people } from '#features/people/messages.de.ts'
import { de as permissions } from '#features/permissions/messages.de.ts'
import { de as preferences } from '#features/preferences/messages.de.ts'
import { de as schedule } from '#features/schedule/messages.de.ts'
import { de as settings } from '#features/settings/messages.de.ts'
import { de as shifts } from '#features/shifts/messages.de.ts'
import { de as team } from '#features/team/messages.de.ts'
import { de as vacation } from '#features/vacation/messages.de.ts'

/** What the browser loads behind the sign-in. */
export const de: Omit<Catalogue, 'accounts' | 'input' | 'onboarding' | 'shell'> = {
  availability,
  creatorGroups,
  creators,
  invitations,
  organizations,
  people,
  permissions,
  preferences,
  schedule,
  settings,
  shifts,
  team,
  vacation,
}
