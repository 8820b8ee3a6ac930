import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/**
 * The `main` of a page. It carries `data-busy` while a route, a first query or a write is under way. Writes in the outbox count
 * while they are sent, not while they wait for a connection.
 */
export function Main(props: ComponentProps<'main'>) {
  const isRouting = useRouterState({ select: ({ status }) => status === 'pending' })
  const firstQueries = useIsFetching({ predicate: ({ state }) => state.data === undefined })
  const writes = useIsMutating()
  return <main {...props} data-busy={isRouting || firstQueries + writes > 0 || undefined} />
}
