import { implement } from '@orpc/server'
import { Refusal } from '#kit/refusal.ts'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { invitationsContract } from '../contract.ts'
import * as actions from './invite-member.ts'
import type { Arrivals } from './arrivals.ts'
import * as joining from './accept-invitation.ts'
import * as lists from './invite-list.ts'

const invitations = implement(invitationsContract).$context<RequestContext>().use(admitted)
const nothing = {}

/** @throws Refusal `permissions.signInFirst` */
const signedIn = ({ session }: RequestContext): Session => {
  if (!session) throw new Refusal('permissions.signInFirst')
  return session
}

export const invitationsRouter = (auth: Auth, arrivals: Arrivals) =>
  invitations.router({
    list: invitations.list.use(asMember).handler(({ context }) => actions.list(context.member)),
    send: invitations.send.use(asMember).handler(({ context, input }) => actions.send(context.member, input)),
    checkList: invitations.checkList
      .use(asMember)
      .handler(({ context, input }) => lists.checkList(context.member, input.text)),
    sendList: invitations.sendList
      .use(asMember)
      .handler(({ context, input }) => lists.sendList(context.member, arrivals.groups, input)),
    resend: invitations.resend.use(asMember).handler(({ context, input }) => actions.resend(context.member, input.id)),
    link: invitations.link
      .use(asMember)
      .handler(async ({ context, input }) => ({ link: await actions.link(context.member, input.id) })),
    revoke: invitations.revoke
      .use(asMember)
      .handler(({ context, input }) => actions.revoke(context.member, input.id).then(() => nothing)),
    look: invitations.look.handler(({ context, input }) => joining.look(context, input.token)),
    register: invitations.register.handler(({ context, input }) =>
      joining.register(context, auth, arrivals, input).then(() => nothing),
    ),
    accept: invitations.accept.handler(({ context, input }) =>
      joining.accept(context, arrivals, signedIn(context), input.token).then(() => nothing),
    ),
    mine: invitations.mine.handler(({ context }) => joining.mine(context, signedIn(context))),
    acceptMine: invitations.acceptMine.handler(({ context, input }) =>
      joining.acceptMine(context, arrivals, signedIn(context), input.id).then(() => nothing),
    ),
  })
