import { openTableWorker } from '#features/foundation/spreadsheets/server/table-in-child.ts'
import type { CreatorLines, NamedPlatform } from '../file-lines.ts'

export interface CreatorsTask {
  readonly bytes: Uint8Array
  /** The platforms that columns can be named after. */
  readonly platforms: readonly NamedPlatform[]
}

/** Reads the creators in a file in a process of its own. */
export const readCreatorsInChild = openTableWorker<CreatorsTask, CreatorLines>(
  new URL('./creators-process.ts', import.meta.url),
)
