import { z } from 'zod'
import { zId, zWeek } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { confirmAllInput, declineInput, nextShifts, ownSeats } from './schema.ts'

export const ownShiftsContract = {
  next: endpoint('member', 'widget_next_shift')
    .route({ method: 'GET', path: '/me/shifts', summary: 'List your upcoming published shifts by day' })
    .output(nextShifts),
  week: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/me/shifts/weeks/{week}',
      summary: 'List your published shifts of a week by availability cell',
    })
    .input(z.object({ week: zWeek }))
    .output(ownSeats),
  confirm: endpoint('member')
    .route({ method: 'POST', path: '/me/shifts/{assignmentId}/confirm', summary: 'Confirm one of your shifts' })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({})),
  confirmAll: endpoint('member')
    .route({ method: 'POST', path: '/me/shifts/confirm', summary: 'Confirm several of your shifts' })
    .input(confirmAllInput)
    .output(z.object({})),
  decline: endpoint('member')
    .route({
      method: 'POST',
      path: '/me/shifts/{assignmentId}/decline',
      summary: 'Decline one of your shifts with a reason; opens the shift and notifies planners',
    })
    .input(declineInput)
    .output(z.object({})),
}
