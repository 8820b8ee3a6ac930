import { featureApi } from '#platform/web/rpc.ts'
import type { creatorGroupsContract } from '../contract.ts'

export const creatorGroupsApi = featureApi<typeof creatorGroupsContract>('creatorGroups')
