import { z } from 'zod'
import { zId, zWeek } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { confirmAllInput, declineInput, nextShifts, ownSeats } from './schema.ts'

export const ownShiftsContract = {
  next: endpoint('member', 'widget_next_shift')
    .route({ method: 'GET', path: '/me/shifts', summary: "One's own published shifts from now on, by day" })
    .output(nextShifts),
  week: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/me/shifts/weeks/{week}',
      summary: "One's own published seats of a week, by the cells of availability they stand in",
    })
    .input(z.object({ week: zWeek }))
    .output(ownSeats),
  confirm: endpoint('member')
    .route({ method: 'POST', path: '/me/shifts/{assignmentId}/confirm', summary: "Confirms one's own shift" })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({})),
  confirmAll: endpoint('member')
    .route({ method: 'POST', path: '/me/shifts/confirm', summary: 'Confirms several of the member’s own shifts' })
    .input(confirmAllInput)
    .output(z.object({})),
  decline: endpoint('member')
    .route({
      method: 'POST',
      path: '/me/shifts/{assignmentId}/decline',
      summary: "Declines one's own shift with a reason; the seat is free again and the planners are told",
    })
    .input(declineInput)
    .output(z.object({})),
}
