import type { Catalogue } from '#kit/catalogue.ts'
import { en as availability } from '#features/planning/availability/messages.en.ts'
import { en as planDocuments } from '#features/planning/plan-documents/messages.en.ts'
import { en as preferences } from '#features/planning/preferences/messages.en.ts'
import { en as reliability } from '#features/work/reliability/messages.en.ts'
import { en as availabilitySettings } from '#features/planning/availability-settings/messages.en.ts'
import { en as shifts } from '#features/agency/shifts/messages.en.ts'

export const en: Pick<
  Catalogue,
  'availability' | 'planDocuments' | 'preferences' | 'availabilitySettings' | 'reliability' | 'shifts'
> = {
  availability,
  planDocuments,
  preferences,
  availabilitySettings,
  reliability,
  shifts,
}
