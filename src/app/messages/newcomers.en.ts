import type { Catalogue } from '#kit/catalogue.ts'
import { en as firstSteps } from '#features/members/first-steps/messages.en.ts'

export const en: Pick<Catalogue, 'firstSteps'> = { firstSteps }
