import { workOnTables } from '#features/foundation/spreadsheets/server/table-working.ts'
import type { FiguresTask } from './figures-apart.ts'
import { readFile } from './table-file.ts'

workOnTables(({ bytes, wish }: FiguresTask) => readFile(bytes, wish))
