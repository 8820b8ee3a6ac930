import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { candidates } from '#features/planning/candidates/server/rank-candidates.ts'
import { scheduleContract } from '../contract.ts'
import * as actions from './publish-plan.ts'
import * as assignments from './assign-seat.ts'
import * as many from './assign-many.ts'
import * as week from './edit-week.ts'

export const scheduleRouter = memberRouter(scheduleContract, {
  plan: actions.plan,
  candidates,
  assign: assignments.assign,
  remove: assignments.remove,
  move: assignments.move,
  clear: week.clear,
  copy: week.copy,
  assignAll: many.assignAll,
  unassignAll: many.unassignAll,
  pin: many.pin,
  setNote: week.setNote,
  publish: actions.publish,
})
