import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { shiftsContract } from '../contract.ts'
import * as actions from './manage-shifts.ts'

const shifts = implement(shiftsContract).$context<RequestContext>().use(admitted).use(asMember)

export const shiftsRouter = (countUses: actions.CountUses) =>
  shifts.router({
    list: shifts.list.handler(({ context }) => actions.list(context.member)),
    create: shifts.create.handler(({ context, input }) => actions.create(context.member, input)),
    update: shifts.update.handler(({ context, input }) => actions.update(context.member, input)),
    impact: shifts.impact.handler(({ context, input }) =>
      actions.impact(context.member, input.id, input.from ?? context.member.today(), countUses),
    ),
    reorder: shifts.reorder.handler(({ context, input }) =>
      actions.reorder(context.member, input.ids).then(() => ({})),
    ),
    remove: shifts.remove.handler(({ context, input }) => actions.remove(context.member, input.id).then(() => ({}))),
  })
