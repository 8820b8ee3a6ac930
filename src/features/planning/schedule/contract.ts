import { z } from 'zod'
import { zId, zWeek } from '#kit/schema.ts'
import { creates, endpoint, lasting } from '#features/foundation/permissions/endpoint.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import { candidatesContract } from '#features/planning/candidates/contract.ts'
import { planStates } from '#features/planning/assignments/states.ts'
import {
  assignInput,
  cleared,
  clearInput,
  copied,
  copyInput,
  moveInput,
  noteInput,
  pinInput,
  plan,
  plannedAssignment,
  publishInput,
  replaceInput,
  seatAllInput,
  seating,
  unseatAllInput,
} from './schema.ts'

const version = z.number().int()

export const scheduleContract = {
  plan: endpoint('member', 'page_shift_management')
    .meta(lasting)
    .route({ method: 'GET', path: '/schedule/{groupId}/{week}', summary: "One group's week with its seats" })
    .input(z.object({ groupId: zId, week: zWeek }))
    .output(plan),
  ...candidatesContract,
  assign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/assignments',
      successStatus: 201,
      summary: 'Puts a person on a seat; a draft until its week is published',
    })
    .input(assignInput)
    .output(z.object({ assignment: plannedAssignment, version })),
  remove: endpoint('member', toEditPlan)
    .route({
      method: 'DELETE',
      path: '/schedule/assignments/{assignmentId}',
      summary: 'Takes a person off a seat',
    })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({ version })),
  replace: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/assignments/{assignmentId}/replacement',
      successStatus: 201,
      summary: 'Puts another member on the seat of one who cannot work it, also while the shift runs; both or nothing',
    })
    .input(replaceInput)
    .output(z.object({ assignment: plannedAssignment, version })),
  move: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/schedule/assignments/{assignmentId}',
      summary: 'Moves a person to another seat of the week, in whatever group; who sits there changes places',
    })
    .input(moveInput)
    .output(z.object({ version })),
  clear: endpoint('member', toEditPlan)
    .route({ method: 'POST', path: '/schedule/{groupId}/{week}/clear', summary: 'Empties the seats to come' })
    .input(clearInput)
    .output(cleared),
  copy: endpoint('member', toEditPlan)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/{from}/copy',
      summary: 'Seats the people of a week in other weeks; says who could not be and why',
    })
    .input(copyInput)
    .output(copied),
  assignAll: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/seats',
      summary: 'Seats several people at once; says who could not be and why',
    })
    .input(seatAllInput)
    .output(seating),
  unassignAll: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/seats/unassign',
      summary: 'Takes several people off at once, but where they have worked since',
    })
    .input(unseatAllInput)
    .output(z.object({ removed: z.number().int(), over: z.number().int() })),
  pin: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/schedule/pins',
      summary: 'Pins drafts to their seats, or lets go of them; whoever does not sit there any more is passed over',
    })
    .input(pinInput)
    .output(z.object({ changed: z.number().int() })),
  setNote: endpoint('member', toEditPlan)
    .route({ method: 'PUT', path: '/schedule/{groupId}/notes', summary: 'A note to a seat; empty takes it away' })
    .input(noteInput)
    .output(z.object({})),
  publish: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/{week}/publish',
      summary: 'Shows the week to the people on its seats',
    })
    .input(publishInput)
    .output(z.object({ state: z.enum(planStates), version })),
}
