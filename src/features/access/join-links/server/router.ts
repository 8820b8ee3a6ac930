import { implement } from '@orpc/server'
import { Refusal } from '#kit/refusal.ts'
import type { Arrivals } from '#features/access/invitations/server/arrivals.ts'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { joinLinksContract } from '../contract.ts'
import * as actions from './manage-join-links.ts'
import * as joining from './join-by-link.ts'

const joinLinks = implement(joinLinksContract).$context<RequestContext>().use(admitted)

/** @throws Refusal `permissions.signInFirst` */
export const joinLinksRouter = (auth: Auth, arrivals: Arrivals) =>
  joinLinks.router({
    list: joinLinks.list.use(asMember).handler(({ context }) => actions.list(context.member)),
    create: joinLinks.create
      .use(asMember)
      .handler(({ context, input }) => actions.create(context.member, arrivals.groups, input)),
    end: joinLinks.end
      .use(asMember)
      .handler(({ context, input }) => actions.end(context.member, input.id).then(() => ({}))),
    look: joinLinks.look.handler(({ context, input }) => joining.look(context, input.token)),
    register: joinLinks.register.handler(({ context, input }) =>
      joining.register(context, auth, arrivals, input).then(() => ({})),
    ),
    accept: joinLinks.accept.handler(async ({ context, input }) => {
      if (!context.session) throw new Refusal('permissions.signInFirst')
      await joining.accept(context, arrivals, context.session, input.token)
      return {}
    }),
  })
