import type { Catalogue } from '#kit/catalogue.ts'
import { de as imports } from '#features/access/imports/messages.de.ts'
import { de as spreadsheets } from '#features/foundation/spreadsheets/messages.de.ts'

/** What is said where people are imported out of a file. */
export const de: Pick<Catalogue, 'imports' | 'spreadsheets'> = { imports, spreadsheets }
