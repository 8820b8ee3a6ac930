import { readTableSource } from '#features/foundation/spreadsheets/server/source.ts'
import { runTableWork } from '#features/foundation/spreadsheets/server/table-working.ts'
import { sendReadyToParent, sendResultToParent } from '#platform/server/child-side.ts'
import { type CreatorLines, findCreatorHead, readCreatorLines } from '../file-lines.ts'
import type { CreatorsTask } from './creators-in-child.ts'

async function read({ bytes, platforms }: CreatorsTask): Promise<CreatorLines> {
  const { table } = await readTableSource(bytes, {
    sheet: undefined,
    isMeant: ({ rows, width }) => findCreatorHead(rows, width, platforms) !== undefined,
  })
  return readCreatorLines(table.rows, table.width, platforms)
}

process.on('message', (task: CreatorsTask) => sendResultToParent(runTableWork(() => read(task))))
sendReadyToParent()
