import { tableAnswer } from '#features/foundation/spreadsheets/server/table-working.ts'
import { answer, beReady } from '#platform/server/child-side.ts'
import type { FiguresTask } from './figures-in-child.ts'
import { readFiguresFile } from './table-file.ts'

process.on('message', ({ bytes, wish }: FiguresTask) => answer(tableAnswer(() => readFiguresFile(bytes, wish))))
beReady()
