import type { Catalogue } from '#kit/catalogue.ts'
import { de as availability } from '#features/availability/messages.de.ts'
import { de as preferences } from '#features/preferences/messages.de.ts'
import { de as settings } from '#features/settings/messages.de.ts'
import { de as shifts } from '#features/shifts/messages.de.ts'

/** What is said about availability and the shifts it is for. */
export const de: Pick<Catalogue, 'availability' | 'preferences' | 'settings' | 'shifts'> = {
  availability,
  preferences,
  settings,
  shifts,
}
