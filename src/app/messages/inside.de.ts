import type { Catalogue } from '#kit/catalogue.ts'
import { de as availability } from '#features/availability/messages.de.ts'
import { de as permissions } from '#features/permissions/messages.de.ts'
import { de as preferences } from '#features/preferences/messages.de.ts'
import { de as schedule } from '#features/schedule/messages.de.ts'
import { de as settings } from '#features/settings/messages.de.ts'
import { de as shifts } from '#features/shifts/messages.de.ts'
import { de as vacation } from '#features/vacation/messages.de.ts'
import { de as dashboard } from './dashboard.de.ts'
import { de as nav } from './nav.de.ts'

/** What the browser loads behind the sign-in. */
export const de: Pick<
  Catalogue,
  'availability' | 'dashboard' | 'nav' | 'permissions' | 'preferences' | 'schedule' | 'settings' | 'shifts' | 'vacation'
> = {
  availability,
  dashboard,
  nav,
  permissions,
  preferences,
  schedule,
  settings,
  shifts,
  vacation,
}
