import { featureApi } from '#platform/web/rpc.ts'
import type { todosContract } from '../contract.ts'
import { maxCacheAge } from '../rules.ts'
import type { TodoQuestion } from '../schema.ts'

export const todosApi = featureApi<typeof todosContract>('todos')

export const ownTodosQuery = todosApi.mine.queryOptions({ gcTime: maxCacheAge })

export type TodoFilter = Omit<TodoQuestion, 'after'>

/** All of one's own, page by page. */
export const allOwnTodosQuery = (status: 'open' | 'completed') =>
  todosApi.own.infiniteOptions({
    input: (after: string | undefined) => ({ status, ...(after === undefined ? {} : { after }) }),
    gcTime: maxCacheAge,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
  })

/** Everybody's, page by page. */
export const allTodosQuery = (filter: TodoFilter) =>
  todosApi.list.infiniteOptions({
    input: (after: string | undefined) => ({ ...filter, ...(after === undefined ? {} : { after }) }),
    gcTime: maxCacheAge,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
  })
