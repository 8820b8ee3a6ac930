import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { ownShiftsContract } from '../contract.ts'
import * as actions from './confirm-shift.ts'

const ownShifts = implement(ownShiftsContract).$context<RequestContext>().use(admitted).use(asMember)

export const ownShiftsRouter = ownShifts.router({
  next: ownShifts.next.handler(({ context }) => actions.next(context.member)),
  week: ownShifts.week.handler(({ context, input }) => actions.week(context.member, input.week)),
  confirm: ownShifts.confirm.handler(({ context, input }) =>
    actions.confirm(context.member, input.assignmentId).then(() => ({})),
  ),
  decline: ownShifts.decline.handler(({ context, input }) => actions.decline(context.member, input).then(() => ({}))),
})
