import type { Catalogue } from '#kit/catalogue.ts'
import { de as permissions } from '#features/permissions/messages.de.ts'
import { de as schedule } from '#features/schedule/messages.de.ts'
import { de as vacation } from '#features/vacation/messages.de.ts'
import { de as nav } from './nav.de.ts'

/** What the browser loads behind the sign-in. */
export const de: Pick<Catalogue, 'nav' | 'permissions' | 'schedule' | 'vacation'> = {
  nav,
  permissions,
  schedule,
  vacation,
}
