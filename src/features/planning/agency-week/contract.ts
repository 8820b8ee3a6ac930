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
    .route({ method: 'GET', path: '/agency-week/{week}', summary: 'The week of all groups with every seat' })
    .input(z.object({ week: zWeek }))
    .output(packedWeek),
  openSeats: endpoint('member', toEditPlan)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/agency-week/{week}/open-seats',
      summary: 'Every shift with a free seat that is to come, how many people could work it, and what holds the others',
    })
    .input(z.object({ week: zWeek }))
    .output(openSeats),
  openSeatsOf: endpoint('member', toEditPlan)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/agency-week/people/{profileId}/open-seats/{date}',
      summary: 'Every shift of a day with a free seat, and how it suits one person',
    })
    .input(openingsInput)
    .output(openings),
  assign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/seats',
      summary: 'Seats people in whatever groups in one deed; says who could not be and why',
    })
    .input(assignManyInput)
    .output(outcome),
  move: endpoint('member', toEditPlan)
    .route({
      method: 'PATCH',
      path: '/agency-week/seats',
      summary: 'Moves a person to another seat of the week, in whatever group; who sits there changes places',
    })
    .input(moveToInput)
    .output(z.object({})),
  give: endpoint('member', toEditPlan)
    .route({ method: 'PUT', path: '/agency-week/seats/person', summary: 'Puts another person on a seat that is taken' })
    .input(giveInput)
    .output(z.object({})),
  unassign: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/seats/unassign',
      summary:
        'Takes people off in whatever groups in one deed; whoever does not sit there any more is passed over, and of several seats those that are over stay',
    })
    .input(freeManyInput)
    .output(freed),
  copy: endpoint('member', toEditPlan)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/agency-week/copy',
      summary: 'Seats the people of a week in other weeks, of several groups; says who could not be and why',
    })
    .input(copyManyInput)
    .output(outcome),
  publish: endpoint('member', toEditPlan)
    .route({
      method: 'POST',
      path: '/agency-week/publish',
      summary: 'Shows the week of several groups to the people on their seats, who are told once each',
    })
    .input(publishManyInput)
    .output(publishedMany),
}
