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
    .route({ method: 'GET', path: '/agency-week/{week}', summary: 'Returns the week of all groups with every seat' })
    .input(z.object({ week: zWeek }))
    .output(packedWeek),
  openSeats: endpoint('member', toEditPlan)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/agency-week/{week}/open-seats',
      summary: 'Lists upcoming open shifts with the number of available members and the reasons that exclude others',
    })
    .input(z.object({ week: zWeek }))
    .output(openSeats),
  openSeatsOf: endpoint('member', toEditPlan)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/agency-week/people/{profileId}/open-seats/{date}',
      summary: 'Lists open shifts of a day with the reasons for and against one member',
    })
    .input(openingsInput)
    .output(openings),
  assign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/seats',
      summary: 'Assigns members across groups and returns refused assignments with the reasons',
    })
    .input(assignManyInput)
    .output(outcome),
  move: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/agency-week/seats',
      summary: 'Moves a member to another seat of the week in any group, or swaps two members',
    })
    .input(moveToInput)
    .output(z.object({})),
  give: endpoint('member', toEditPlan)
    .route({ method: 'PUT', path: '/agency-week/seats/person', summary: 'Replaces the member on a taken seat' })
    .input(giveInput)
    .output(z.object({})),
  unassign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/seats/unassign',
      summary:
        'Removes members across groups, skips members who are no longer assigned and leaves past shifts unchanged',
    })
    .input(freeManyInput)
    .output(freed),
  copy: endpoint('member', toEditPlan)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/agency-week/copy',
      summary: 'Copies the assignments of several groups to other weeks and returns refused ones with the reasons',
    })
    .input(copyManyInput)
    .output(outcome),
  publish: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/publish',
      summary: 'Publishes the week of several groups and notifies each member once',
    })
    .input(publishManyInput)
    .output(publishedMany),
}
