import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { profileContract } from '../contract.ts'
import * as actions from './edit-profile.ts'

const profile = implement(profileContract).$context<RequestContext>().use(admitted).use(asMember)

export const profileRouter = profile.router({
  get: profile.get.handler(({ context }) => actions.get(context.member)),
  update: profile.update.handler(({ context, input }) => actions.update(context.member, input).then(() => ({}))),
})
