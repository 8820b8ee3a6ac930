import { z } from 'zod'
import { zId, zWeek } from '#kit/schema.ts'
import { endpoint } from '#features/permissions/endpoint.ts'
import { toEditPlan } from './policy.ts'
import { assignInput, candidate, nextShifts, plan, plannedAssignment, publishInput, seatQuestion } from './schema.ts'
import { planStates } from './states.ts'

const version = z.number().int()

export const scheduleContract = {
  plan: endpoint('member', 'page_shift_management')
    .route({ method: 'GET', path: '/schichtplan/{groupId}/{week}', summary: "One group's week with its seats" })
    .input(z.object({ groupId: zId, week: zWeek }))
    .output(plan),
  candidates: endpoint('member', toEditPlan)
    .route({
      method: 'GET',
      path: '/schichtplan/{groupId}/{date}/{shiftId}/candidates',
      summary: 'Who could work a shift, the best first, each with the reasons for and against',
    })
    .input(seatQuestion)
    .output(z.array(candidate)),
  assign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schichtplan/{groupId}/assignments',
      summary: 'Puts a person on a seat; a draft until its week is published',
    })
    .input(assignInput)
    .output(z.object({ assignment: plannedAssignment, version })),
  remove: endpoint('member', toEditPlan)
    .route({
      method: 'DELETE',
      path: '/schichtplan/assignments/{assignmentId}',
      summary: 'Takes a person off a seat',
    })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({ version })),
  publish: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schichtplan/{groupId}/{week}/publish',
      summary: 'Shows the week to the people on its seats',
    })
    .input(publishInput)
    .output(z.object({ state: z.enum(planStates), version })),
  next: endpoint('member', 'widget_next_shift')
    .route({ method: 'GET', path: '/me/shifts', summary: "One's own published shifts from now on, by day" })
    .output(nextShifts),
  confirm: endpoint('member')
    .route({ method: 'POST', path: '/me/shifts/{assignmentId}/confirm', summary: "Confirms one's own shift" })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({})),
}
