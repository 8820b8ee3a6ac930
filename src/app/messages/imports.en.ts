import type { Catalogue } from '#kit/catalogue.ts'
import { en as imports } from '#features/access/imports/messages.en.ts'
import { en as spreadsheets } from '#features/foundation/spreadsheets/messages.en.ts'

/** What is said where people are imported out of a file. */
export const en: Pick<Catalogue, 'imports' | 'spreadsheets'> = { imports, spreadsheets }
