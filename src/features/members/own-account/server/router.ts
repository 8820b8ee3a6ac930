import { implement } from '@orpc/server'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import {
  admitted,
  asMember,
  type Member,
  type RequestContext,
} from '#features/foundation/permissions/server/procedure.ts'
import { ownAccountContract } from '../contract.ts'
import * as account from './leave-or-delete.ts'
import * as actions from './own-sessions.ts'
import * as protection from './protection.ts'
import type { Self } from './self.ts'

const signedIn = implement(ownAccountContract).$context<RequestContext>().use(admitted)
const own = signedIn.use(asMember)
const nothing = {}

const selfIn = (context: RequestContext & { readonly member: Member }): Self => ({
  member: context.member,
  context,
  sessionId: context.session?.sessionId ?? '',
})

export const ownAccountRouter = (auth: Auth, everywhere: account.Everywhere) =>
  signedIn.router({
    sessions: own.sessions.handler(({ context }) => actions.sessions(selfIn(context))),
    endSession: own.endSession.handler(({ context, input }) =>
      actions.endSession(selfIn(context), input.id).then(() => nothing),
    ),
    endOtherSessions: own.endOtherSessions.handler(({ context }) => actions.endOtherSessions(selfIn(context))),
    changePassword: own.changePassword.handler(({ context, input }) =>
      actions.changePassword(selfIn(context), auth, input).then(() => nothing),
    ),
    changeEmail: own.changeEmail.handler(({ context, input }) =>
      account.changeEmail(selfIn(context), input).then(() => ({ isMailed: context.services.mailer.delivers })),
    ),
    protection: own.protection.handler(({ context }) => protection.protection(selfIn(context))),
    startTotp: own.startTotp.handler(({ context, input }) =>
      protection.startTotp(selfIn(context), auth, input.password),
    ),
    confirmTotp: own.confirmTotp.handler(({ context, input }) =>
      protection.confirmTotp(selfIn(context), auth, input.code).then(() => nothing),
    ),
    stopTotp: own.stopTotp.handler(({ context, input }) =>
      protection.stopTotp(selfIn(context), input.password).then(() => nothing),
    ),
    renewRecoveryCodes: own.renewRecoveryCodes.handler(async ({ context, input }) => ({
      recoveryCodes: await protection.renewRecoveryCodes(selfIn(context), auth, input.password),
    })),
    passkeyChallenge: own.passkeyChallenge.handler(({ context, input }) =>
      protection.passkeyChallenge(selfIn(context), auth, input.password),
    ),
    addPasskey: own.addPasskey.handler(({ context, input }) =>
      protection.addPasskey(selfIn(context), auth, input.name, input.response).then(() => nothing),
    ),
    renamePasskey: own.renamePasskey.handler(({ context, input }) =>
      protection.renamePasskey(selfIn(context), input.id, input.name).then(() => nothing),
    ),
    removePasskey: own.removePasskey.handler(({ context, input }) =>
      protection.removePasskey(selfIn(context), input.id).then(() => nothing),
    ),
    exportData: own.exportData.handler(({ context }) => account.exportData(selfIn(context), everywhere)),
    leaveOrganization: own.leaveOrganization.handler(({ context, input }) =>
      account.leaveOrganization(selfIn(context), everywhere, input.password).then(() => nothing),
    ),
    // whoever was locked or removed takes along what there is, and goes as everybody else does
    takeData: signedIn.takeData.handler(({ context, input }) => account.takeData(context, everywhere, input.password)),
    deleteAccount: signedIn.deleteAccount.handler(({ context, input }) =>
      account.deleteAccount(context, everywhere, input.password).then(() => nothing),
    ),
  })
