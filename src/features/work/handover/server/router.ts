import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { handoverContract } from '../contract.ts'
import * as actions from './write-handover.ts'

const handover = implement(handoverContract).$context<RequestContext>().use(admitted).use(asMember)

export const handoverRouter = handover.router({
  own: handover.own.handler(({ context }) => actions.own(context.member)),
  write: handover.write.handler(({ context, input }) => actions.write(context.member, input)),
  read: handover.read.handler(({ context, input }) => actions.read(context.member, input).then(() => ({}))),
  latest: handover.latest.handler(({ context }) => actions.latest(context.member)),
  list: handover.list.handler(({ context, input }) => actions.list(context.member, input)),
})
