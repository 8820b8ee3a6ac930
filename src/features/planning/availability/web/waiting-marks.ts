import type { Week } from '#kit/week.ts'
import { idempotencyKeyOf } from '#platform/web/intents.ts'
import { deferWrite } from '#platform/web/outbox.ts'
import { append, isPendingWriteOf, type PendingWrite } from '#platform/web/pending-writes.ts'
import type { AvailabilityWeek, CellChange } from '../schema.ts'
import { cellKey, applyChangeToEntry, isSameCell } from './entries.ts'

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

const areMarks = (waiting: PendingWrite): boolean => isPendingWriteOf(waiting, ...marksPath)
const marksIn = (waiting: PendingWrite): Marks => waiting.input as Marks
const isOfWeek =
  ({ week, profileId }: Omit<Marks, 'cells'>) =>
  (waiting: PendingWrite) =>
    areMarks(waiting) && marksIn(waiting).week === week && marksIn(waiting).profileId === profileId

/** Marks that wait for a connection, with what stood there. */
export function queueMarks(marks: Marks, before: readonly Entry[], words: Words, error?: unknown): Promise<void> {
  const cells = marks.cells.map(cell => {
    const { status = 'none' as const, note = '' } = before.find(entry => isSameCell(entry, cell)) ?? {}
    return { ...cell, was: { status, note } }
  })
  const wish = { path: marksPath, input: { ...marks, cells }, title: words.title, parts: cells.map(words.partOf) }
  return deferWrite(wish, { error, fold: addToWaiting })
}

/**
 * What waits, and one more. Strokes over the same week become one as long as nothing of it was sent; a cell that is again
 * as it was waits no more.
 */
export function addToWaiting(waiting: readonly PendingWrite[], one: PendingWrite): readonly PendingWrite[] {
  if (!areMarks(one)) return append(waiting, one)
  const earlier = waiting.find(other => isOfWeek(marksIn(one))(other) && !other.isSent)
  const all = new Map(earlier && marked(earlier))
  for (const [key, { cell, part }] of marked(one)) {
    const first = all.get(key)?.cell
    const was = first?.was ?? cell.was
    const note = cell.note ?? first?.note
    const isBack = cell.marking === was?.status && (note === undefined || note === was.note)
    if (isBack) all.delete(key)
    else all.set(key, { cell: { ...cell, ...(note === undefined ? {} : { note }), was }, part })
  }
  const others = waiting.filter(other => other !== earlier)
  if (all.size === 0) return others
  const input = { ...marksIn(one), cells: Array.from(all.values(), ({ cell }) => cell) }
  const parts = Array.from(all.values(), ({ part }) => part)
  return append(others, { ...one, id: idempotencyKeyOf(one.path, input), input, parts })
}

/** Each cell with what is said of it. */
const marked = (waiting: PendingWrite) =>
  marksIn(waiting).cells.map(
    (cell, index) => [keyOf(cell), { cell, part: waiting.parts?.[index] ?? waiting.title }] as const,
  )

const keyOf = ({ date, shiftId }: CellChange): string => cellKey(date, shiftId)

/** The week as it will be when all that waits has been sent. */
export function applyWaitingMarks(
  entries: readonly Entry[],
  waiting: readonly PendingWrite[],
  of: Omit<Marks, 'cells'>,
): readonly Entry[] {
  return waiting
    .filter(isOfWeek(of))
    .flatMap(one => marksIn(one).cells)
    .reduce<readonly Entry[]>((before, cell) => {
      const kept = before.filter(entry => !isSameCell(entry, cell))
      const stood = before.find(entry => isSameCell(entry, cell))
      return [...kept, applyChangeToEntry(stood, cell)]
    }, entries)
}

/** Whether marks of any week wait. */
export const hasWaitingMarks = (waiting: readonly PendingWrite[]): boolean => waiting.some(areMarks)

/** Of many cells one was refused: it, and the others, which may be sent without it. */
export function separateRefusedMark(
  waiting: PendingWrite,
  index: number,
): { refused: string; rest: Pick<PendingWrite, 'input' | 'parts'> | undefined } {
  const { cells, ...marks } = areMarks(waiting) ? marksIn(waiting) : { cells: [] }
  const others = <T>(list: readonly T[]) => list.filter((_, at) => at !== index)
  const parts = waiting.parts ?? []
  const rest = cells.length > 1 ? { input: { ...marks, cells: others(cells) }, parts: others(parts) } : undefined
  return { refused: parts[index] ?? waiting.title, rest }
}
