import type { Catalogue } from '#kit/catalogue.ts'
import { en as availability } from '#features/availability/messages.en.ts'
import { en as permissions } from '#features/permissions/messages.en.ts'
import { en as preferences } from '#features/preferences/messages.en.ts'
import { en as schedule } from '#features/schedule/messages.en.ts'
import { en as settings } from '#features/settings/messages.en.ts'
import { en as shifts } from '#features/shifts/messages.en.ts'
import { en as vacation } from '#features/vacation/messages.en.ts'
import { en as dashboard } from './dashboard.en.ts'
import { en as nav } from './nav.en.ts'

/** What the browser loads behind the sign-in. */
export const en: Pick<
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
