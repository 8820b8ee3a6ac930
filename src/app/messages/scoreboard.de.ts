import type { Catalogue } from '#kit/catalogue.ts'
import { de as payUpload } from '#features/work/pay/upload.de.ts'
import { de as revenue } from '#features/work/revenue/messages.de.ts'
import { de as scoreboard } from '#features/work/scoreboard/messages.de.ts'
import { de as spreadsheets } from '#features/foundation/spreadsheets/messages.de.ts'

/** Texts of the scoreboard. */
export const de: Pick<Catalogue, 'payUpload' | 'revenue' | 'scoreboard' | 'spreadsheets'> = {
  payUpload,
  revenue,
  scoreboard,
  spreadsheets,
}
