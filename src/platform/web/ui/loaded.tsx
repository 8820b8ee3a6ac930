import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { useUiTexts } from './texts.tsx'

/** As much of a query as it takes to show it; `allOf` makes one of several. */
export interface Read<T> {
  readonly data: T | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  readonly read: Read<T>
  readonly skeleton: ReactNode
  /** What to say when it failed, where the usual words are too general. */
  readonly failed?: string
  readonly children: (data: T) => ReactNode
}

/** What was read; until then its skeleton, and when it failed, that it did, with another try. */
export function Loaded<T>({ read, skeleton, failed, children }: Props<T>) {
  const words = useUiTexts()
  if (read.data !== undefined) return children(read.data)
  return read.isError ? <ErrorState text={failed ?? words.loadFailed} onRetry={() => void read.refetch()} /> : skeleton
}

/** There once all are there. */
export function combineReads<T extends readonly unknown[]>(...reads: { [K in keyof T]: Read<T[K]> }): Read<T>
export function combineReads(...reads: Read<unknown>[]): Read<unknown[]> {
  const data = reads.map(read => read.data)
  return {
    data: data.includes(undefined) ? undefined : data,
    isError: reads.some(read => read.isError),
    refetch: () => Promise.all(reads.filter(read => read.isError).map(read => read.refetch())),
  }
}
