import { type ChildResult, openChildPool } from '../child-pool.ts'
import type { Requester } from '../fair-turns.ts'
import type { DrawingTask } from './drawing.ts'
import type { NamedDocument, PdfDocument } from './document.ts'

const drawing = openChildPool<DrawingTask, Uint8Array>({
  program: new URL('./paper-process.ts', import.meta.url),
  turns: 'exports',
  heap: 320,
  works: 50,
})

const megabytes = 512

interface DrawingLimits {
  readonly asker: Requester
  readonly milliseconds: number
}

export type DrawnDocument = Uint8Array | 'busy'

/** One paper as a PDF, drawn in a process of its own: a page takes longer than requests of others should wait. */
export const drawDocumentInChild = async (paper: PdfDocument, within: DrawingLimits): Promise<DrawnDocument> =>
  outcomeOf(await run({ papers: [{ name: '', paper }], isArchive: false }, within))

/** Several, each a file of an archive; no two of one name. */
export const drawDocumentsInChild = async (
  papers: readonly NamedDocument[],
  within: DrawingLimits,
): Promise<DrawnDocument> => outcomeOf(await run({ papers: ownNames(papers), isArchive: true }, within))

const run = (task: DrawingTask, { asker, milliseconds }: DrawingLimits) =>
  drawing.run(asker, () => Promise.resolve(task), { milliseconds, megabytes })

function outcomeOf(drawn: ChildResult<Uint8Array>): DrawnDocument {
  if (drawn.kind === 'done') return drawn.answer
  if (drawn.kind === 'busy' || drawn.kind === 'late') return 'busy'
  throw new Error(`papers were not drawn: ${drawn.kind}`)
}

function ownNames(papers: readonly NamedDocument[]): NamedDocument[] {
  const taken = new Set<string>()
  return papers.map(({ name, paper }) => {
    let own = name
    for (let at = 2; taken.has(own.toLowerCase()); at += 1) own = name.replace(/(?=\.[a-z]+$)/, `-${at}`)
    taken.add(own.toLowerCase())
    return { name: own, paper }
  })
}
