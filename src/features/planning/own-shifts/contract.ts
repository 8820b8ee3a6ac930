import { z } from 'zod'
import { zId, zWeek } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { confirmAllInput, declineInput, nextShifts, ownSeats } from './schema.ts'

export const ownShiftsContract = {
  next: endpoint('member', 'widget_next_shift')
    .route({ method: 'GET', path: '/me/shifts', summary: 'Returns your published shifts from now on, by day' })
    .output(nextShifts),
  week: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/me/shifts/weeks/{week}',
      summary: 'Returns your published shifts of a week by availability cell',
    })
    .input(z.object({ week: zWeek }))
    .output(ownSeats),
  confirm: endpoint('member')
    .route({ method: 'POST', path: '/me/shifts/{assignmentId}/confirm', summary: 'Confirms your shift' })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({})),
  confirmAll: endpoint('member')
    .route({ method: 'POST', path: '/me/shifts/confirm', summary: 'Confirms several of your shifts' })
    .input(confirmAllInput)
    .output(z.object({})),
  decline: endpoint('member')
    .route({
      method: 'POST',
      path: '/me/shifts/{assignmentId}/decline',
      summary: 'Declines your shift with a reason, opens it and notifies planners',
    })
    .input(declineInput)
    .output(z.object({})),
}
