import type { Catalogue } from '#kit/catalogue.ts'
import { de as accounts } from '#features/accounts/messages.de.ts'
import { de as availability } from '#features/availability/messages.de.ts'
import { de as creatorGroups } from '#features/creator-groups/messages.de.ts'
import { de as creators } from '#features/creators/messages.de.ts'
import { de as onboarding } from '#features/onboarding/messages.de.ts'
import { de as organizations } from '#features/organizations/messages.de.ts'
import { de as people } from '#features/people/messages.de.ts'
import { de as permissions } from '#features/permissions/messages.de.ts'
import { de as schedule } from '#features/schedule/messages.de.ts'
import { de as shifts } from '#features/shifts/messages.de.ts'
import { de as input } from './messages/input.de.ts'
import { de as shell } from './messages/shell.de.ts'

export const de: Catalogue = {
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
