import type { Catalogue } from '#kit/catalogue.ts'
import { en as scoreboard } from '#features/work/scoreboard/messages.en.ts'

/** What the scoreboard says. */
export const en: Pick<Catalogue, 'scoreboard'> = { scoreboard }
