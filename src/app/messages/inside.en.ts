import type { Catalogue } from '#kit/catalogue.ts'
import { en as barred } from '#features/accounts/barred-en.ts'
import { en as permissions } from '#features/permissions/messages.en.ts'
import { en as ownShifts } from '#features/schedule/own-en.ts'
import { en as vacation } from '#features/vacation/messages.en.ts'
import { en as nav } from './nav.en.ts'

export const en: Pick<Catalogue, 'barred' | 'nav' | 'permissions' | 'ownShifts' | 'vacation'> = {
  barred,
  nav,
  permissions,
  ownShifts,
  vacation,
}
