import { z } from 'zod'
import { zDay } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toChangeShifts } from './policy.ts'
import { impact, newShift, shift, shiftUpdate, zShiftId } from './schema.ts'

export const shiftsContract = {
  list: endpoint('member')
    .route({ method: 'GET', path: '/shifts', summary: "The organisation's standard shifts in their order" })
    .output(z.array(shift)),
  create: endpoint('member', toChangeShifts)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/shifts',
      successStatus: 201,
      summary: 'A new standard shift, at the end of the order',
    })
    .input(newShift)
    .output(shift),
  update: endpoint('member', toChangeShifts)
    .route({ method: 'PUT', path: '/shifts/{id}', summary: 'Changes a standard shift' })
    .input(shiftUpdate)
    .output(shift),
  reorder: endpoint('member', toChangeShifts)
    .route({ method: 'PUT', path: '/shifts/order', summary: 'Puts all standard shifts in this order' })
    .input(z.object({ ids: z.array(zShiftId).max(100) }))
    .output(z.object({})),
  impact: endpoint('member', toChangeShifts)
    .route({ method: 'GET', path: '/shifts/{id}/impact', summary: 'What from a day on, or today, hangs on a shift' })
    .input(z.object({ id: zShiftId, from: zDay.optional() }))
    .output(impact),
  remove: endpoint('member', toChangeShifts)
    .route({ method: 'DELETE', path: '/shifts/{id}', summary: 'Removes a standard shift that nothing refers to' })
    .input(z.object({ id: zShiftId }))
    .output(z.object({})),
}
