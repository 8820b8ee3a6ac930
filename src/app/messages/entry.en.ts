import type { Catalogue } from '#kit/catalogue.ts'
import { en as entry } from '#features/access/sign-in/entry.en.ts'
import { en as onboarding } from '#features/members/onboarding/messages.en.ts'

export const en: Pick<Catalogue, 'entry' | 'onboarding'> = { entry, onboarding }
