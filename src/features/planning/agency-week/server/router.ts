import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { agencyWeekContract } from '../contract.ts'
import * as actions from './read-week.ts'
import * as openSeats from './list-open-seats.ts'
import { publish } from './publish-weeks.ts'
import * as seats from './edit-seats.ts'

export const agencyWeekRouter = memberRouter(agencyWeekContract, {
  get: actions.week,
  openSeats: openSeats.listOpenSeats,
  openSeatsOf: openSeats.listOpenSeatsOf,
  assign: seats.assign,
  move: seats.move,
  give: seats.give,
  unassign: seats.unassign,
  copy: seats.copy,
  publish,
})
