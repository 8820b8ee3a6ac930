import type { Catalogue } from '#kit/catalogue.ts'
import { de as revenue } from '#features/work/revenue/messages.de.ts'
import { de as scoreboard } from '#features/work/scoreboard/messages.de.ts'
import { de as spreadsheets } from '#features/foundation/spreadsheets/messages.de.ts'

/** What the scoreboard says. */
export const de: Pick<Catalogue, 'revenue' | 'scoreboard' | 'spreadsheets'> = { revenue, scoreboard, spreadsheets }
