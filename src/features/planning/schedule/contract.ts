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
    .route({
      method: 'GET',
      path: '/schedule/{groupId}/{week}',
      summary: 'Get the week of a group with its assignments',
    })
    .input(z.object({ groupId: zId, week: zWeek }))
    .output(plan),
  ...candidatesContract,
  assign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/assignments',
      successStatus: 201,
      summary: 'Assign a person to a seat; a draft until the week is published',
    })
    .input(assignInput)
    .output(z.object({ assignment: plannedAssignment, version })),
  remove: endpoint('member', toEditPlan)
    .route({
      method: 'DELETE',
      path: '/schedule/assignments/{assignmentId}',
      summary: 'Unassign a person from a seat',
    })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({ version })),
  replace: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/assignments/{assignmentId}/replacement',
      successStatus: 201,
      summary: 'Replace an absent member on a seat, even while the shift is running',
    })
    .input(replaceInput)
    .output(z.object({ assignment: plannedAssignment, version })),
  move: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/schedule/assignments/{assignmentId}',
      summary: 'Move a person to another seat of the week in any group; swaps if it is taken',
    })
    .input(moveInput)
    .output(z.object({ version })),
  clear: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/{week}/clear',
      summary: 'Clear the upcoming assignments of a week',
    })
    .input(clearInput)
    .output(cleared),
  copy: endpoint('member', toEditPlan)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/{from}/copy',
      summary: 'Copy the assignments of a week to other weeks; returns the ones that failed and why',
    })
    .input(copyInput)
    .output(copied),
  assignAll: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/seats',
      summary: 'Assign several people at once; returns the ones that failed and why',
    })
    .input(seatAllInput)
    .output(seating),
  unassignAll: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/seats/unassign',
      summary: 'Unassign several people at once; keeps assignments already worked',
    })
    .input(unseatAllInput)
    .output(z.object({ removed: z.number().int(), over: z.number().int() })),
  pin: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/schedule/pins',
      summary: 'Pin or unpin draft assignments; skips assignments that have changed',
    })
    .input(pinInput)
    .output(z.object({ changed: z.number().int() })),
  setNote: endpoint('member', toEditPlan)
    .route({
      method: 'PUT',
      path: '/schedule/{groupId}/notes',
      summary: 'Set the note of a seat; an empty note removes it',
    })
    .input(noteInput)
    .output(z.object({})),
  publish: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/{week}/publish',
      summary: 'Publish the week of a group',
    })
    .input(publishInput)
    .output(z.object({ state: z.enum(planStates), version })),
}
