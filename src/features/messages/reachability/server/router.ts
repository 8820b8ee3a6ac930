import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { reachabilityContract } from '../contract.ts'
import { listUnreachableMembers } from './list-unreachable.ts'

export const reachabilityRouter = memberRouter(reachabilityContract, { list: listUnreachableMembers })
