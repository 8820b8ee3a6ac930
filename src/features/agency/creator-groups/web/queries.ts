import { api } from '#platform/web/rpc.ts'
import type { creatorGroupsContract } from '../contract.ts'

export const creatorGroupsApi = api<typeof creatorGroupsContract>('creatorGroups')
