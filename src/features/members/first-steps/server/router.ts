import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { firstStepsContract } from '../contract.ts'
import * as actions from './take-first-steps.ts'

const firstSteps = implement(firstStepsContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

export const firstStepsRouter = firstSteps.router({
  own: firstSteps.own.handler(({ context }) => actions.own(context.member)),
  setTimeZone: firstSteps.setTimeZone.handler(({ context, input }) =>
    actions.setTimeZone(context.member, input.timeZone).then(() => nothing),
  ),
  skipMessenger: firstSteps.skipMessenger.handler(({ context }) =>
    actions.skipMessenger(context.member).then(() => nothing),
  ),
  putAway: firstSteps.putAway.handler(({ context }) => actions.dismiss(context.member).then(() => nothing)),
  team: firstSteps.team.handler(({ context }) => actions.team(context.member)),
})
