import { useSyncExternalStore } from 'react'
import { forgetting } from './cache-owner.ts'

/*
 * The life of what was done without a connection:
 *
 *   ● ──later──▶ waiting ──▶ sent ──▶ ∅        done, once, however often it was sent
 *                   │  ▲       │
 *                   │  └───────┤               no answer: it may be done or not, so nobody can take it back any more
 *        take back ─┴──▶ ∅     ├──▶ refused ──read──▶ ∅
 *                              └──▶ failed ──again and again──▶ given up ──tried again──▶ waiting
 *                                                                   └──discarded──▶ ∅
 *
 * What failed lets all others pass, but for those about the same.
 */
export interface PendingWrite {
  /** Also the name of the intent. */
  readonly id: string
  readonly path: readonly [feature: string, procedure: string]
  readonly input: unknown
  /** What was done, in a few words of the language in which it was done. */
  readonly title: string
  /** Of several things at once: each, in their order. */
  readonly parts?: readonly string[]
  /** It was sent, and no answer came. */
  readonly isSent: boolean
  /** Why the server did not do it. */
  readonly refused?: string
  /** It could not, though it could do others; beside `refused`: it is not tried by itself any more. */
  readonly failed?: { readonly times: number; readonly at: number }
}

export type NewPendingWrite = Omit<PendingWrite, 'id' | 'isSent'>

export type PendingWritesChange = (waiting: readonly PendingWrite[]) => readonly PendingWrite[]
/** How one more comes to what waits. */
export type AddPendingWrite = (waiting: readonly PendingWrite[], one: PendingWrite) => readonly PendingWrite[]

export const append: AddPendingWrite = (waiting, one) => [...waiting, one]

let entries: readonly PendingWrite[] = []
const watchers = new Set<() => void>()

/** What this window knows of it; the truth lies with what is kept, which other windows change as well. */
export const getPendingWrites = (): readonly PendingWrite[] => entries

export function setPendingWrites(now: readonly PendingWrite[]): void {
  entries = now
  for (const watch of watchers) watch()
}

export function watchPendingWrites(watch: () => void): () => void {
  watchers.add(watch)
  return () => {
    watchers.delete(watch)
  }
}

export const usePendingWrites = (): readonly PendingWrite[] =>
  useSyncExternalStore(watchPendingWrites, getPendingWrites)

let keep: ((how: PendingWritesChange) => Promise<void>) | undefined

/** Kept where there is what keeps it; before, in the first moments of a page, shown. */
export const changePendingWrites = async (how: PendingWritesChange): Promise<void> =>
  keep ? keep(how) : setPendingWrites(how(entries))

/** From now on with what keeps. Gives what nobody has kept so far. */
export function setWriteStore(how: (change: PendingWritesChange) => Promise<void>): readonly PendingWrite[] {
  const unkept = keep ? [] : entries
  keep = how
  return unkept
}

let isUnkept = true

/** Whether this page alone has it: nothing keeps it yet, or had room for it. */
export function setWritesUnsaved(is: boolean): void {
  isUnkept = is
}

/** Whether something was done that would be gone with this page. */
export const hasUnsavedWrites = (): boolean => isUnkept && entries.length > 0

// it says of nobody whose it is, and would become the next person’s
forgetting.unkept = () => {
  keep = undefined
  isUnkept = true
  setPendingWrites([])
}

/** Whether it may still come true: what was refused may not. */
export const mayWriteSucceed = ({ refused, failed }: PendingWrite): boolean =>
  refused === undefined || failed !== undefined

/** Of one call alone, and not what was refused. */
export const isPendingWriteOf = (waiting: PendingWrite, feature: string, procedure: string): boolean =>
  waiting.refused === undefined && waiting.path[0] === feature && waiting.path[1] === procedure
