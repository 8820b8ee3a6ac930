import { featureApi } from '#platform/web/rpc.ts'
import type { organizationOverviewContract } from '../contract.ts'

const organizationOverviewApi = featureApi<typeof organizationOverviewContract>('organizationOverview')

export const organizationOverviewQuery = organizationOverviewApi.get.queryOptions()
export const setUpQuery = organizationOverviewApi.setUp.queryOptions()
