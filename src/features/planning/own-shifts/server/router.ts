import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { ownShiftsContract } from '../contract.ts'
import * as actions from './confirm-shift.ts'

export const ownShiftsRouter = memberRouter(ownShiftsContract, {
  next: actions.readNextShifts,
  week: actions.readOwnSeatsOfWeek,
  confirm: actions.confirmAssignment,
  confirmAll: actions.confirmAssignments,
  decline: actions.declineAssignment,
})
