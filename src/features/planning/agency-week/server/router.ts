import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { agencyWeekContract } from '../contract.ts'
import * as actions from './read-week.ts'
import * as gaps from './list-open-seats.ts'
import { publish } from './publish-weeks.ts'
import * as seats from './edit-seats.ts'

export const agencyWeekRouter = memberRouter(agencyWeekContract, {
  get: actions.week,
  gaps: gaps.listOpenSeats,
  openings: gaps.listOpenings,
  assign: seats.assign,
  move: seats.move,
  give: seats.give,
  free: seats.free,
  copy: seats.copy,
  publish,
})
