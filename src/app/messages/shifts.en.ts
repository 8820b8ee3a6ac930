import type { Catalogue } from '#kit/catalogue.ts'
import { en as availability } from '#features/availability/messages.en.ts'
import { en as preferences } from '#features/preferences/messages.en.ts'
import { en as settings } from '#features/settings/messages.en.ts'
import { en as shifts } from '#features/shifts/messages.en.ts'

export const en: Pick<Catalogue, 'availability' | 'preferences' | 'settings' | 'shifts'> = {
  availability,
  preferences,
  settings,
  shifts,
}
