import type { Catalogue } from '#kit/catalogue.ts'
import { en as market } from '#features/planning/market/messages.en.ts'
import { en as schedule } from '#features/planning/schedule/messages.en.ts'

/** What the page of the market says, reasons for and against somebody included. */
export const en: Pick<Catalogue, 'market' | 'schedule'> = { market, schedule }
