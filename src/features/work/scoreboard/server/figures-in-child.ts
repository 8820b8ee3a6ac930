import { openTableWorker } from '#features/foundation/spreadsheets/server/table-in-child.ts'
import type { FileWish, TableFile } from './table-file.ts'

export interface FiguresTask {
  readonly bytes: Uint8Array
  readonly wish: FileWish
}

/** Reads the figures in a file in a process of its own. */
export const readFigures = openTableWorker<FiguresTask, TableFile | 'crowded'>(
  new URL('./table-process.ts', import.meta.url),
)
