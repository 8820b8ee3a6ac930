import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { agencyWeekContract } from '../contract.ts'
import * as actions from './read-week.ts'
import * as openSeats from './list-open-seats.ts'
import { publishGroupWeeks } from './publish-weeks.ts'
import * as seats from './edit-seats.ts'

export const agencyWeekRouter = memberRouter(agencyWeekContract, {
  get: actions.readAgencyWeek,
  openSeats: openSeats.listOpenSeats,
  openSeatsOf: openSeats.listOpenSeatsForMember,
  assign: seats.assignSeats,
  move: seats.moveSeatedMember,
  give: seats.reassignSeat,
  unassign: seats.unassignSeats,
  copy: seats.copyGroupWeeks,
  publish: publishGroupWeeks,
})
