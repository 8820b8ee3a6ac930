import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hearing } from './queries.ts'

/**
 * For an answer that is laid where others read: `lay` puts it there, and what has become stale while it was on its way is
 * read again, because the answer may be older than that.
 */
export async function readWithStaleRefetch<T>(
  queries: QueryClient,
  read: () => Promise<T>,
  lay: (answer: T) => void,
): Promise<T> {
  const heard: QueryKey[] = []
  const hear = (of: QueryClient, key: QueryKey) => void (of === queries && heard.push(key))
  hearing.add(hear)
  try {
    const answer = await read()
    lay(answer)
    for (const queryKey of heard) void queries.invalidateQueries({ queryKey })
    return answer
  } finally {
    hearing.delete(hear)
  }
}
