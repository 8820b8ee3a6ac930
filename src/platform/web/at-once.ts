import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows a change before the server has it. The answer takes it back: without a connection nothing can be read anew, and
 * what was never stored would stay on the screen.
 */
export function updateOptimistically(queries: QueryClient, queryKey: QueryKey, show: () => unknown): () => void {
  const before = queries.getQueryData(queryKey)
  show()
  return () => void queries.setQueryData(queryKey, before)
}
