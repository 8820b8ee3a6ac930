import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import { candidate, seatQuestion } from './schema.ts'

/** Asked of the plan: it answers as `schedule.candidates`. */
export const candidatesContract = {
  candidates: endpoint('member', toEditPlan)
    .route({
      method: 'GET',
      path: '/schedule/{groupId}/{date}/{shiftId}/candidates',
      summary: 'List candidates for a shift, best first, with reasons for and against',
    })
    .input(seatQuestion)
    .output(z.array(candidate)),
}
