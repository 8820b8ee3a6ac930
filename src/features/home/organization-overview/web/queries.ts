import { api } from '#platform/web/rpc.ts'
import type { organizationOverviewContract } from '../contract.ts'

export const organizationOverviewQuery =
  api<typeof organizationOverviewContract>('organizationOverview').get.queryOptions()
