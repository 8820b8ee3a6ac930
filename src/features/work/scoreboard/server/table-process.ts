import { runTableWork } from '#features/foundation/spreadsheets/server/table-working.ts'
import { sendResultToParent, sendReadyToParent } from '#platform/server/child-side.ts'
import type { FiguresTask } from './figures-in-child.ts'
import { readFiguresFile } from './table-file.ts'

process.on('message', ({ bytes, wish }: FiguresTask) =>
  sendResultToParent(runTableWork(() => readFiguresFile(bytes, wish))),
)
sendReadyToParent()
