import { zipSync } from 'fflate'
import { drawPdf } from './layout.ts'
import type { NamedDocument } from './document.ts'

/** One paper, or several in an archive, each a file. */
export async function drawDocuments({ papers, isArchive }: DrawingTask): Promise<Uint8Array> {
  const drawn: Record<string, Uint8Array> = {}
  for (const { name, paper } of papers) {
    // one after the other: each takes the whole processor
    // oxlint-disable-next-line no-await-in-loop
    drawn[name] = await drawPdf(paper)
  }
  const [first] = Object.values(drawn)
  if (!isArchive && first) return first
  // papers are packed by themselves
  return zipSync(drawn, { level: 0 })
}

export interface DrawingTask {
  readonly papers: readonly NamedDocument[]
  readonly isArchive: boolean
}
