import type { Week } from '#kit/week.ts'
import { later, takeBack } from '#platform/web/outbox.ts'
import { isOf, type Waiting, waitingNow } from '#platform/web/waiting.ts'
import type { AvailabilityWeek, CellChange } from '../schema.ts'
import { cellKey, entryAfter, isSameCell } from './entries.ts'

type Entry = AvailabilityWeek['entries'][number]

/** One's own marks of a week. */
interface Marks {
  readonly week: Week
  readonly profileId: string
  readonly cells: readonly CellChange[]
}

interface Words {
  readonly title: string
  readonly partOf: (cell: CellChange) => string
}

const marksPath = ['availability', 'setCells'] as const

const areMarks = (waiting: Waiting): boolean => isOf(waiting, ...marksPath)
const marksIn = (waiting: Waiting): Marks => waiting.input as Marks
const isOfWeek =
  ({ week, profileId }: Omit<Marks, 'cells'>) =>
  (waiting: Waiting) =>
    areMarks(waiting) && marksIn(waiting).week === week && marksIn(waiting).profileId === profileId

/**
 * Marks that wait for a connection, with what stood there. Strokes over the same week become one as long as nothing of it
 * was sent; a cell that is again as it was waits no more.
 */
export async function markLater(marks: Marks, before: readonly Entry[], words: Words, error?: unknown): Promise<void> {
  const earlier = waitingNow().find(waiting => isOfWeek(marks)(waiting) && !waiting.isSent)
  const cells = new Map((earlier ? marksIn(earlier).cells : []).map(cell => [keyOf(cell), cell]))
  for (const cell of marks.cells) {
    const stood = before.find(entry => isSameCell(entry, cell))
    const was = cells.get(keyOf(cell))?.was ?? { status: stood?.status ?? 'none', note: stood?.note ?? '' }
    const note = cell.note ?? cells.get(keyOf(cell))?.note
    const isBack = cell.marking === was.status && (note === undefined || note === was.note)
    if (isBack) cells.delete(keyOf(cell))
    else cells.set(keyOf(cell), { ...cell, ...(note === undefined ? {} : { note }), was })
  }
  const all = [...cells.values()]
  if (all.length === 0) return earlier && takeBack(earlier.id)
  const wish = { path: marksPath, input: { ...marks, cells: all }, title: words.title, parts: all.map(words.partOf) }
  return later(wish, { error, instead: earlier?.id })
}

const keyOf = ({ date, shiftId }: CellChange): string => cellKey(date, shiftId)

/** The week as it will be when all that waits has been sent. */
export function withWaiting(
  entries: readonly Entry[],
  waiting: readonly Waiting[],
  of: Omit<Marks, 'cells'>,
): readonly Entry[] {
  return waiting
    .filter(isOfWeek(of))
    .flatMap(one => marksIn(one).cells)
    .reduce<readonly Entry[]>((before, cell) => {
      const kept = before.filter(entry => !isSameCell(entry, cell))
      const stood = before.find(entry => isSameCell(entry, cell))
      return [...kept, entryAfter(stood, cell)]
    }, entries)
}

/** Whether marks of any week wait. */
export const doMarksWait = (waiting: readonly Waiting[]): boolean => waiting.some(areMarks)

/** Of many cells one was refused: it, and the others, which may be sent without it. */
export function withoutRefused(
  waiting: Waiting,
  index: number,
): { refused: string; rest: Pick<Waiting, 'input' | 'parts'> | undefined } {
  const { cells, ...marks } = areMarks(waiting) ? marksIn(waiting) : { cells: [] }
  const others = <T>(list: readonly T[]) => list.filter((_, at) => at !== index)
  const parts = waiting.parts ?? []
  const rest = cells.length > 1 ? { input: { ...marks, cells: others(cells) }, parts: others(parts) } : undefined
  return { refused: parts[index] ?? waiting.title, rest }
}
