import type { Catalogue } from '#kit/catalogue.ts'
import { de as firstSteps } from '#features/members/first-steps/messages.de.ts'

/** What is said of people who have just joined. */
export const de: Pick<Catalogue, 'firstSteps'> = { firstSteps }
