import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { listCandidates } from '#features/planning/candidates/server/rank-candidates.ts'
import { scheduleContract } from '../contract.ts'
import * as actions from './publish-plan.ts'
import * as assignments from './assign-seat.ts'
import * as many from './assign-many.ts'
import * as week from './edit-week.ts'

export const scheduleRouter = memberRouter(scheduleContract, {
  plan: actions.readPlan,
  candidates: listCandidates,
  assign: assignments.assignMember,
  remove: assignments.removeAssignment,
  replace: assignments.replaceAssignment,
  move: assignments.moveAssignment,
  clear: week.clearPlanWeek,
  copy: week.copyPlanWeek,
  assignAll: many.assignAll,
  unassignAll: many.unassignAll,
  pin: many.pinDrafts,
  setNote: week.saveSeatNote,
  publish: actions.publishPlan,
})
