import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { sampleContract } from '../contract.ts'
import * as actions from './remove-sample.ts'

const sample = implement(sampleContract).$context<RequestContext>().use(admitted).use(asMember)

export const sampleRouter = sample.router({
  state: sample.state.handler(({ context }) => actions.state(context.member)),
  remove: sample.remove.handler(({ context }) => actions.remove(context.member).then(() => ({}))),
})
