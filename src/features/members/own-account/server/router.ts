import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { mixedRouter } from '#features/foundation/permissions/server/member-router.ts'
import type { Member, RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { ownAccountContract } from '../contract.ts'
import * as account from './leave-or-delete.ts'
import * as actions from './own-sessions.ts'
import * as protection from './protection.ts'
import type { OwnAccountRequest } from './self.ts'

/** Adapts a command on the caller's own account to the handler of an endpoint for members. */
const own =
  <I, R>(handler: (self: OwnAccountRequest, input: I) => Promise<R>) =>
  (member: Member, input: I, context: RequestContext): Promise<R> =>
    handler({ member, context, sessionId: context.session?.sessionId ?? '' }, input)

export const ownAccountRouter = (auth: Auth, everywhere: account.AccountDependencies) =>
  mixedRouter(
    ownAccountContract,
    {
      // whoever was locked or removed takes along what there is, and goes as everybody else does
      takeData: (context, { password }) => account.exportDataWithPassword(context, everywhere, password),
      deleteAccount: (context, { password }) => account.deleteAccount(context, everywhere, password),
    },
    {
      sessions: own(actions.listOwnSessions),
      endSession: own((self, { id }) => actions.endSession(self, id)),
      endOtherSessions: own(actions.endOtherSessions),
      changePassword: own((self, input) => actions.changePassword(self, auth, input)),
      changeEmail: own(async (self, input) => {
        await account.changeEmail(self, input)
        return { isMailed: self.context.services.mailer.delivers }
      }),
      protection: own(protection.readTotpAndPasskeys),
      startTotp: own((self, { password }) => protection.startTotp(self, auth, password)),
      confirmTotp: own((self, { code }) => protection.confirmTotp(self, auth, code)),
      stopTotp: own((self, { password }) => protection.stopTotp(self, password)),
      renewRecoveryCodes: own(async (self, { password }) => ({
        recoveryCodes: await protection.renewRecoveryCodes(self, password),
      })),
      passkeyChallenge: own((self, { password }) => protection.startPasskeyRegistration(self, auth, password)),
      addPasskey: own((self, { name, response }) => protection.addPasskey(self, auth, name, response)),
      renamePasskey: own((self, { id, name }) => protection.renamePasskey(self, id, name)),
      removePasskey: own((self, { id }) => protection.removePasskey(self, id)),
      exportData: own(self => account.exportData(self, everywhere)),
      leaveOrganization: own((self, { password }) => account.leaveOrganization(self, everywhere, password)),
    },
  )
