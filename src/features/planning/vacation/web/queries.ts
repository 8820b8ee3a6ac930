import { queryOptions } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { vacationContract } from '../contract.ts'
import type { PageQuestion } from '../schema.ts'

export const vacationApi = featureApi<typeof vacationContract>('vacation')

export type Tab = PageQuestion['tab']

/** A current block or the next ones; vacation is cached for five minutes, as it hardly changes by the day. */
export const blocksQuery = queryOptions({ ...vacationApi.blocks.queryOptions(), staleTime: 300_000 })

/** Milliseconds, while the tab is visible, beside what live events bring (docs/product/en/vacation.md#lists). */
const refreshTimes = { board: 300_000, mine: 600_000 } as const

/** The pages of a list, as far as they were asked for. */
export const requestPagesQuery = (list: 'board' | 'mine', tab: Tab) =>
  vacationApi[list].infiniteOptions({
    input: (after: string | undefined) => ({ tab, ...(after === undefined ? {} : { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.next ?? undefined,
    refetchInterval: refreshTimes[list],
  })
