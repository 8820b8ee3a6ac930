import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { contactsQuery } from '#features/agency/contacts/web/queries.ts'
import { nextQuery } from '#features/planning/own-shifts/web/queries.ts'
import type { organizationSettingsContract } from '#features/agency/organization-settings/contract.ts'
import { firstStepsApi } from '#features/members/first-steps/web/queries.ts'
import { ownTodosQuery } from '#features/work/todos/web/queries.ts'
import { blocksQuery, requestPagesQuery } from '#features/planning/vacation/web/queries.ts'
import { readWithStaleRefetch } from '#platform/web/lay-over.ts'
import { featureApi } from '#platform/web/rpc.ts'
import type { Dashboard, dashboardContract } from '../contract.ts'

const dashboardApi = featureApi<typeof dashboardContract>('dashboard')
const organizationSettingsApi = featureApi<typeof organizationSettingsContract>('organizationSettings')

export const paydayQuery = organizationSettingsApi.payday.queryOptions()
export const communityQuery = organizationSettingsApi.community.queryOptions()

/** How long what was read of the dashboard is not read again; changes are told by the live stream. */
const staleAfter = 30_000

/**
 * One request reads all widgets and lays each part where its widget looks for it. Fails quietly: every widget then reads
 * for itself, and says what it could not.
 */
export const loadDashboard = async (queries: QueryClient): Promise<void> => {
  await queries
    .fetchQuery(
      queryOptions({
        queryKey: dashboardApi.get.queryKey(),
        queryFn: () =>
          readWithStaleRefetch(
            queries,
            () => dashboardApi.get.call({}),
            read => lay(queries, read),
          ),
        staleTime: staleAfter,
        retry: false,
      }),
    )
    .catch(() => {})
}

function lay(queries: QueryClient, read: Dashboard): void {
  // undefined leaves what is there as it is
  queries.setQueryData(nextQuery.queryKey, read.nextShifts)
  queries.setQueryData(blocksQuery.queryKey, read.vacationBlocks)
  queries.setQueryData(ownTodosQuery.queryKey, read.todos)
  queries.setQueryData(contactsQuery.queryKey, read.contacts)
  queries.setQueryData(paydayQuery.queryKey, read.payday)
  queries.setQueryData(communityQuery.queryKey, read.community)
  queries.setQueryData(firstStepsApi.own.queryKey(), read.firstSteps ?? { steps: [] })
  for (const [list, page] of [
    ['mine', read.vacationMine],
    ['board', read.vacationBoard],
  ] as const) {
    if (page) queries.setQueryData(requestPagesQuery(list, 'open').queryKey, { pages: [page], pageParams: [undefined] })
  }
}
