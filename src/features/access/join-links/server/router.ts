import type { JoinHooks } from '#features/access/invitations/server/arrivals.ts'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { mixedRouter } from '#features/foundation/permissions/server/member-router.ts'
import { requireSession } from '#features/foundation/permissions/server/procedure.ts'
import { joinLinksContract } from '../contract.ts'
import * as actions from './manage-join-links.ts'
import * as joining from './join-by-link.ts'

export const joinLinksRouter = (auth: Auth, arrivals: JoinHooks) =>
  mixedRouter(
    joinLinksContract,
    {
      look: joining.readJoinLink,
      register: (context, input) => joining.registerByJoinLink(context, auth, arrivals, input),
      accept: (context, { token }) => joining.acceptJoinLink(context, arrivals, requireSession(context), token),
    },
    {
      list: actions.list,
      create: (member, input) => actions.create(member, arrivals.groups, input),
      end: actions.endJoinLink,
    },
  )
