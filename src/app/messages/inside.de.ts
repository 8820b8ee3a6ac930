import type { Catalogue } from '#kit/catalogue.ts'
import { de as barred } from '#features/access/sign-in/barred.de.ts'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import { de as ownShifts } from '#features/planning/own-shifts/messages.de.ts'
import { de as vacation } from '#features/planning/vacation/messages.de.ts'
import { de as nav } from './nav.de.ts'

/** What the browser loads behind the sign-in. */
export const de: Pick<Catalogue, 'barred' | 'nav' | 'permissions' | 'ownShifts' | 'vacation'> = {
  barred,
  nav,
  permissions,
  ownShifts,
  vacation,
}
