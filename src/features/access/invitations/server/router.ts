import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { mixedRouter } from '#features/foundation/permissions/server/member-router.ts'
import { requireSession } from '#features/foundation/permissions/server/procedure.ts'
import { invitationsContract } from '../contract.ts'
import * as actions from './invite-member.ts'
import type { JoinHooks } from './arrivals.ts'
import * as joining from './accept-invitation.ts'
import * as lists from './invite-list.ts'

export const invitationsRouter = (auth: Auth, arrivals: JoinHooks) =>
  mixedRouter(
    invitationsContract,
    {
      look: joining.readInvitation,
      register: (context, input) => joining.registerByInvitation(context, auth, arrivals, input),
      accept: (context, { token }) => joining.acceptInvitation(context, arrivals, requireSession(context), token),
      mine: context => joining.listOwnInvitations(context, requireSession(context)),
      acceptMine: (context, { id }) => joining.acceptOwnInvitation(context, arrivals, requireSession(context), id),
    },
    {
      list: member => actions.list(member, arrivals.groups),
      send: actions.sendInvitation,
      checkList: lists.checkInvitationList,
      sendList: (member, input) => lists.sendInvitationList(member, arrivals.groups, input),
      resend: actions.resendInvitation,
      link: async (member, { id }) => ({ link: await actions.link(member, id) }),
      revoke: actions.revokeInvitation,
    },
  )
