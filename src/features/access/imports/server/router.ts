import { implement } from '@orpc/server'
import type { JoinedGroups } from '#features/access/invitations/server/arrivals.ts'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { importsContract } from '../contract.ts'
import * as actions from './import-people.ts'

const imports = implement(importsContract).$context<RequestContext>().use(admitted).use(asMember)

export const importsRouter = (groups: JoinedGroups) =>
  imports.router({
    read: imports.read.handler(({ context, input }) => actions.read(context.member, groups, input)),
    check: imports.check.handler(({ context, input }) => actions.check(context.member, groups, input.lines)),
    send: imports.send.handler(({ context, input }) => actions.send(context.member, groups, input)),
    list: imports.list.handler(({ context }) => actions.list(context.member)),
    undo: imports.undo.handler(({ context, input }) => actions.undo(context.member, input.id)),
  })
