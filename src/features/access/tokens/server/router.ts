import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { tokensContract } from '../contract.ts'
import * as actions from './manage-tokens.ts'

const tokens = implement(tokensContract).$context<RequestContext>().use(admitted).use(asMember)

export const tokensRouter = tokens.router({
  own: tokens.own.handler(({ context }) => actions.list(context.member, 'person')),
  create: tokens.create.handler(({ context, input }) => actions.create(context.member, 'person', input)),
  revoke: tokens.revoke.handler(async ({ context, input }) => {
    await actions.revoke(context.member, 'person', input.id)
    return {}
  }),
  ofOrganization: tokens.ofOrganization.handler(({ context }) => actions.list(context.member, 'organization')),
  createForOrganization: tokens.createForOrganization.handler(({ context, input }) =>
    actions.create(context.member, 'organization', input),
  ),
  revokeOfOrganization: tokens.revokeOfOrganization.handler(async ({ context, input }) => {
    await actions.revoke(context.member, 'organization', input.id)
    return {}
  }),
})
