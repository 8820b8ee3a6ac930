import { z } from 'zod'
import { zWeek } from '#kit/schema.ts'
import { creates, endpoint, lasting, passing } from '#features/foundation/permissions/endpoint.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import {
  packedWeek,
  assignManyInput,
  copyManyInput,
  freed,
  freeManyInput,
  openSeats,
  giveInput,
  moveToInput,
  openings,
  openingsInput,
  outcome,
  publishedMany,
  publishManyInput,
} from './schema.ts'

export const agencyWeekContract = {
  get: endpoint('member', 'page_shift_management')
    .meta(lasting)
    .route({ method: 'GET', path: '/agency-week/{week}', summary: 'Get the week of all groups with every assignment' })
    .input(z.object({ week: zWeek }))
    .output(packedWeek),
  openSeats: endpoint('member', toEditPlan)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/agency-week/{week}/open-seats',
      summary: 'List upcoming open shifts, how many people can work each, and what blocks the others',
    })
    .input(z.object({ week: zWeek }))
    .output(openSeats),
  openSeatsOf: endpoint('member', toEditPlan)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/agency-week/people/{profileId}/open-seats/{date}',
      summary: 'List the open shifts of a day and how well they fit one person',
    })
    .input(openingsInput)
    .output(openings),
  assign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/seats',
      summary: 'Assign people across groups in one transaction; returns the ones that failed and why',
    })
    .input(assignManyInput)
    .output(outcome),
  move: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/agency-week/seats',
      summary: 'Move a person to another seat of the week in any group; swaps if it is taken',
    })
    .input(moveToInput)
    .output(z.object({})),
  give: endpoint('member', toEditPlan)
    .route({ method: 'PUT', path: '/agency-week/seats/person', summary: 'Replace the person on a seat' })
    .input(giveInput)
    .output(z.object({})),
  unassign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/seats/unassign',
      summary:
        'Unassign people across groups in one transaction; skips assignments that have changed, and past ones if there are several',
    })
    .input(freeManyInput)
    .output(freed),
  copy: endpoint('member', toEditPlan)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/agency-week/copy',
      summary: 'Copy the assignments of several groups to other weeks; returns the ones that failed and why',
    })
    .input(copyManyInput)
    .output(outcome),
  publish: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/publish',
      summary: 'Publish the week of several groups; notifies each person once',
    })
    .input(publishManyInput)
    .output(publishedMany),
}
