import type { Catalogue } from '#kit/catalogue.ts'
import { en as barred } from '#features/access/sign-in/barred.en.ts'
import { en as permissions } from '#features/foundation/permissions/messages.en.ts'
import { en as ownShifts } from '#features/planning/own-shifts/messages.en.ts'
import { en as vacation } from '#features/planning/vacation/messages.en.ts'
import { en as nav } from './nav.en.ts'

export const en: Pick<Catalogue, 'barred' | 'nav' | 'permissions' | 'ownShifts' | 'vacation'> = {
  barred,
  nav,
  permissions,
  ownShifts,
  vacation,
}
