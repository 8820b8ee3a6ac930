import type { Catalogue, Worded } from '#kit/catalogue.ts'
import { en as accounts } from '#features/accounts/messages.en.ts'
import { en as availability } from '#features/availability/messages.en.ts'
import { en as creatorGroups } from '#features/creator-groups/messages.en.ts'
import { en as creators } from '#features/creators/messages.en.ts'
import { en as onboarding } from '#features/onboarding/messages.en.ts'
import { en as organizations } from '#features/organizations/messages.en.ts'
import { en as people } from '#features/people/messages.en.ts'
import { en as permissions } from '#features/permissions/messages.en.ts'
import { en as schedule } from '#features/schedule/messages.en.ts'
import { en as shifts } from '#features/shifts/messages.en.ts'
import { en as input } from './messages/input.en.ts'
import { en as shell } from './messages/shell.en.ts'

export const en: Worded<Catalogue> = {
  accounts,
  availability,
  creatorGroups,
  creators,
  input,
  onboarding,
  organizations,
  people,
  permissions,
  schedule,
  shell,
  shifts,
}
