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
      summary: 'Returns the week of one group with its seats',
    })
    .input(z.object({ groupId: zId, week: zWeek }))
    .output(plan),
  ...candidatesContract,
  assign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/assignments',
      successStatus: 201,
      summary: 'Assigns a member to a seat, as a draft until the week is published',
    })
    .input(assignInput)
    .output(z.object({ assignment: plannedAssignment, version })),
  remove: endpoint('member', toEditPlan)
    .route({
      method: 'DELETE',
      path: '/schedule/assignments/{assignmentId}',
      summary: 'Removes a member from a seat',
    })
    .input(z.object({ assignmentId: zId }))
    .output(z.object({ version })),
  replace: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/assignments/{assignmentId}/replacement',
      successStatus: 201,
      summary: 'Replaces a member who cannot work, even during the shift, in one transaction',
    })
    .input(replaceInput)
    .output(z.object({ assignment: plannedAssignment, version })),
  move: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/schedule/assignments/{assignmentId}',
      summary: 'Moves a member to another seat of the week in any group, or swaps two members',
    })
    .input(moveInput)
    .output(z.object({ version })),
  clear: endpoint('member', toEditPlan)
    .route({ method: 'POST', path: '/schedule/{groupId}/{week}/clear', summary: 'Clears upcoming shifts of the week' })
    .input(clearInput)
    .output(cleared),
  copy: endpoint('member', toEditPlan)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/{from}/copy',
      summary: 'Copies the assignments of a week to other weeks and returns refused ones with the reasons',
    })
    .input(copyInput)
    .output(copied),
  assignAll: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/seats',
      summary: 'Assigns several members at once and returns refused assignments with the reasons',
    })
    .input(seatAllInput)
    .output(seating),
  unassignAll: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/seats/unassign',
      summary: 'Removes several members at once unless they have worked since',
    })
    .input(unseatAllInput)
    .output(z.object({ removed: z.number().int(), over: z.number().int() })),
  pin: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/schedule/pins',
      summary: 'Pins or unpins drafts and skips members who are no longer assigned',
    })
    .input(pinInput)
    .output(z.object({ changed: z.number().int() })),
  setNote: endpoint('member', toEditPlan)
    .route({
      method: 'PUT',
      path: '/schedule/{groupId}/notes',
      summary: 'Sets the note of a seat, or removes it if empty',
    })
    .input(noteInput)
    .output(z.object({})),
  publish: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/schedule/{groupId}/{week}/publish',
      summary: 'Publishes the week to the members assigned',
    })
    .input(publishInput)
    .output(z.object({ state: z.enum(planStates), version })),
}
