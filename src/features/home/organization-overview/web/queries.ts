import { featureApi } from '#platform/web/rpc.ts'
import type { organizationOverviewContract } from '../contract.ts'

export const organizationOverviewQuery =
  featureApi<typeof organizationOverviewContract>('organizationOverview').get.queryOptions()
