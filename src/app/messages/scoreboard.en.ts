import type { Catalogue } from '#kit/catalogue.ts'
import { en as payUpload } from '#features/work/pay/upload.en.ts'
import { en as revenue } from '#features/work/revenue/messages.en.ts'
import { en as scoreboard } from '#features/work/scoreboard/messages.en.ts'
import { en as spreadsheets } from '#features/foundation/spreadsheets/messages.en.ts'

/** Texts of the scoreboard. */
export const en: Pick<Catalogue, 'payUpload' | 'revenue' | 'scoreboard' | 'spreadsheets'> = {
  payUpload,
  revenue,
  scoreboard,
  spreadsheets,
}
