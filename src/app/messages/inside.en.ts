import type { Catalogue } from '#kit/catalogue.ts'
import { en as permissions } from '#features/permissions/messages.en.ts'
import { en as schedule } from '#features/schedule/messages.en.ts'
import { en as vacation } from '#features/vacation/messages.en.ts'
import { en as nav } from './nav.en.ts'

export const en: Pick<Catalogue, 'nav' | 'permissions' | 'schedule' | 'vacation'> = {
  nav,
  permissions,
  schedule,
  vacation,
}
