import type { Catalogue } from '#kit/catalogue.ts'
import { de as entry } from '#features/access/sign-in/entry.de.ts'
import { de as onboarding } from '#features/members/onboarding/messages.de.ts'

/** What is read on the way to an account and to an organisation. */
export const de: Pick<Catalogue, 'entry' | 'onboarding'> = { entry, onboarding }
