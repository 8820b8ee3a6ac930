import type { Catalogue } from '#kit/catalogue.ts'
import { en as availability } from '#features/availability/messages.en.ts'
import { en as creatorGroups } from '#features/creator-groups/messages.en.ts'
import { en as creators } from '#features/creators/messages.en.ts'
import { en as invitations } from '#features/invitations/messages.en.ts'
import { en as organizations } from '#features/organizations/messages.en.ts'
import { en as people } from '#features/people/messages.en.ts'
import { en as permissions } from '#features/permissions/messages.en.ts'
import { en as preferences } from '#features/preferences/messages.en.ts'
import { en as schedule } from '#features/schedule/messages.en.ts'
import { en as settings } from '#features/settings/messages.en.ts'
import { en as shifts } from '#features/shifts/messages.en.ts'
import { en as team } from '#features/team/messages.en.ts'
import { en as vacation } from '#features/vacation/messages.en.ts'

/** What the browser loads behind the sign-in. */
export const en: Omit<Catalogue, 'accounts' | 'input' | 'onboarding' | 'shell'> = {
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
