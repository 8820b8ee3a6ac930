import { keepPreviousData } from '@tanstack/react-query'
import type { Week } from '#kit/week.ts'
import { featureApi } from '#platform/web/rpc.ts'
import type { autoplanContract } from '../contract.ts'

export const autoplanApi = featureApi<typeof autoplanContract>('autoplan')

export const criteriaQuery = autoplanApi.criteria.queryOptions()
export const runsQuery = (week: Week) => autoplanApi.runs.queryOptions({ input: { week } })
export const proposalsQuery = (week: Week) => autoplanApi.proposals.queryOptions({ input: { week } })
export const applicationsQuery = (week: Week) => autoplanApi.applications.queryOptions({ input: { week } })

/** The one before stays on the board until the next is there. */
export const proposalQuery = (proposalId: string) =>
  autoplanApi.proposal.queryOptions({ input: { proposalId }, placeholderData: keepPreviousData })
