import type { Catalogue } from '#kit/catalogue.ts'
import { de as market } from '#features/planning/market/messages.de.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'

/** What the page of the market says, reasons for and against somebody included. */
export const de: Pick<Catalogue, 'market' | 'schedule'> = { market, schedule }
