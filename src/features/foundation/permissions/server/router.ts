import { implement } from '@orpc/server'
import { permissionsContract } from '../contract.ts'
import * as actions from './save-permissions.ts'
import { admitted, asMember, type RequestContext } from './procedure.ts'

const permissions = implement(permissionsContract).$context<RequestContext>().use(admitted).use(asMember)

export const permissionsRouter = (lockAsBefore: actions.LockAsBefore) =>
  permissions.router({
    templates: permissions.templates.handler(({ context }) => actions.templates(context.member)),
    save: permissions.save.handler(({ context, input }) => actions.save(context.member, input, lockAsBefore)),
  })
