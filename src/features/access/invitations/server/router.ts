import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { mixedRouter } from '#features/foundation/permissions/server/member-router.ts'
import { requireSession } from '#features/foundation/permissions/server/procedure.ts'
import { invitationsContract } from '../contract.ts'
import * as actions from './invite-member.ts'
import type { Arrivals } from './arrivals.ts'
import * as joining from './accept-invitation.ts'
import * as lists from './invite-list.ts'

export const invitationsRouter = (auth: Auth, arrivals: Arrivals) =>
  mixedRouter(
    invitationsContract,
    {
      look: joining.look,
      register: (context, input) => joining.register(context, auth, arrivals, input),
      accept: (context, { token }) => joining.accept(context, arrivals, requireSession(context), token),
      mine: context => joining.mine(context, requireSession(context)),
      acceptMine: (context, { id }) => joining.acceptMine(context, arrivals, requireSession(context), id),
    },
    {
      list: actions.list,
      send: actions.send,
      checkList: lists.checkList,
      sendList: (member, input) => lists.sendList(member, arrivals.groups, input),
      resend: actions.resend,
      link: async (member, { id }) => ({ link: await actions.link(member, id) }),
      revoke: actions.revoke,
    },
  )
