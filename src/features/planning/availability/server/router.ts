import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { availabilityContract } from '../contract.ts'
import * as actions from './mark-cells.ts'

const availability = implement(availabilityContract).$context<RequestContext>().use(admitted).use(asMember)

export const availabilityRouter = (afterSaving: actions.AfterSaving) =>
  availability.router({
    week: availability.week.handler(({ context, input }) => actions.week(context.member, input.week, input.profileId)),
    setCells: availability.setCells.handler(({ context, input }) =>
      actions.setCells(context.member, input, afterSaving),
    ),
    copy: availability.copy.handler(({ context, input }) => actions.copy(context.member, input, afterSaving)),
    team: availability.team.handler(({ context, input }) => actions.team(context.member, input.week)),
  })
