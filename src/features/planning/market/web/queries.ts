import { featureApi } from '#platform/web/rpc.ts'
import type { marketContract } from '../contract.ts'
import type { ShiftReference } from '../schema.ts'

export const marketApi = featureApi<typeof marketContract>('market')

export const ownMarketQuery = marketApi.own.queryOptions()
export const plannedMarketQuery = marketApi.overview.queryOptions()
export const possibleMembersQuery = (input: ShiftReference) => marketApi.candidates.queryOptions({ input })
export const swapPartnersQuery = (assignmentId: string) => marketApi.partners.queryOptions({ input: { assignmentId } })
