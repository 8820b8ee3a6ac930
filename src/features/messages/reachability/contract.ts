import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { unreachableMember } from './schema.ts'

export const reachabilityContract = {
  list: endpoint('member', 'shift_plan_edit')
    .route({
      method: 'GET',
      path: '/reachability',
      summary: 'List members who can only be reached in the app, and why',
    })
    .output(z.array(unreachableMember)),
}
