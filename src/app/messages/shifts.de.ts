import type { Catalogue } from '#kit/catalogue.ts'
import { de as availability } from '#features/planning/availability/messages.de.ts'
import { de as planDocuments } from '#features/planning/plan-documents/messages.de.ts'
import { de as preferences } from '#features/planning/preferences/messages.de.ts'
import { de as reliability } from '#features/work/reliability/messages.de.ts'
import { de as availabilitySettings } from '#features/planning/availability-settings/messages.de.ts'
import { de as shifts } from '#features/agency/shifts/messages.de.ts'

/** What is said about availability and the shifts it is for. */
export const de: Pick<
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
