import type { Catalogue } from '#kit/catalogue.ts'
import { en as entry } from '#features/accounts/entry-en.ts'
import { en as onboarding } from '#features/onboarding/messages.en.ts'

export const en: Pick<Catalogue, 'entry' | 'onboarding'> = { entry, onboarding }
