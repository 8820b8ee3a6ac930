import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { scheduleOverviewContract, Span } from '../contract.ts'

const overviewApi = featureApi<typeof scheduleOverviewContract>('scheduleOverview')

// each answer carries its days, so those before may stay until those after are there; thousands of small values are not
// compared one by one
const asked = { structuralSharing: false, placeholderData: keepPreviousData } as const

export const groupsQuery = (span: Span) =>
  queryOptions({
    ...asked,
    queryKey: overviewApi.groups.queryKey({ input: span }),
    queryFn: async ({ signal }) => ({ span, rows: await overviewApi.groups.call(span, { signal }) }),
  })

export const chattersQuery = (span: Span) =>
  queryOptions({
    ...asked,
    queryKey: overviewApi.chatters.queryKey({ input: span }),
    queryFn: async ({ signal }) => ({ span, view: await overviewApi.chatters.call(span, { signal }) }),
  })
