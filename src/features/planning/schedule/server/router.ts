import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { candidates } from '#features/planning/candidates/server/rank-candidates.ts'
import { scheduleContract } from '../contract.ts'
import * as actions from './publish-plan.ts'
import * as assignments from './assign-seat.ts'
import * as many from './assign-many.ts'
import * as week from './edit-week.ts'

const schedule = implement(scheduleContract).$context<RequestContext>().use(admitted).use(asMember)

export const scheduleRouter = schedule.router({
  plan: schedule.plan.handler(({ context, input }) => actions.plan(context.member, input.groupId, input.week)),
  candidates: schedule.candidates.handler(({ context, input }) => candidates(context.member, input)),
  assign: schedule.assign.handler(({ context, input }) => assignments.assign(context.member, input)),
  remove: schedule.remove.handler(({ context, input }) => assignments.remove(context.member, input.assignmentId)),
  move: schedule.move.handler(({ context, input }) => assignments.move(context.member, input)),
  clear: schedule.clear.handler(({ context, input }) => week.clear(context.member, input)),
  copy: schedule.copy.handler(({ context, input }) => week.copy(context.member, input)),
  seatAll: schedule.seatAll.handler(({ context, input }) => many.seatAll(context.member, input)),
  unseatAll: schedule.unseatAll.handler(({ context, input }) => many.unseatAll(context.member, input)),
  pin: schedule.pin.handler(({ context, input }) => many.pin(context.member, input)),
  setNote: schedule.setNote.handler(({ context, input }) => week.setNote(context.member, input).then(() => ({}))),
  publish: schedule.publish.handler(({ context, input }) => actions.publish(context.member, input)),
})
