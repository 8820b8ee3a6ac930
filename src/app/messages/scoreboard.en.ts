import type { Catalogue } from '#kit/catalogue.ts'
import { en as revenue } from '#features/work/revenue/messages.en.ts'
import { en as scoreboard } from '#features/work/scoreboard/messages.en.ts'
import { en as spreadsheets } from '#features/foundation/spreadsheets/messages.en.ts'

/** What the scoreboard says. */
export const en: Pick<Catalogue, 'revenue' | 'scoreboard' | 'spreadsheets'> = { revenue, scoreboard, spreadsheets }
