import { openRouter } from '#features/foundation/permissions/server/member-router.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { signInContract } from '../contract.ts'
import * as actions from './sign-in.ts'
import type { Auth } from './auth.ts'
import * as emailChange from './email-change.ts'
import { knownDevice } from './known-devices.ts'
import * as passkeySignIn from './passkey-sign-in.ts'
import * as recovery from './recovery.ts'
import * as registration from './registration.ts'
import * as secondStep from './second-step.ts'

const mailing = ({ services }: RequestContext) => ({ isMailed: services.mailer.delivers })

export const signInRouter = (auth: Auth) =>
  openRouter(signInContract, {
    session: context => actions.currentSession(context, auth),
    register: (context, input) => registration.register(context, auth, input).then(() => mailing(context)),
    signIn: async (context, { email, password }) => ({
      outcome: await actions.signIn(context, auth, email, password),
    }),
    signInWithCode: (context, { code }) => secondStep.signInWithCode(context, auth, code),
    passkeyChallenge: context => passkeySignIn.startPasskeySignIn(context, auth),
    signInWithPasskey: (context, { response }) => passkeySignIn.signInWithPasskey(context, auth, response),
    confirmSession: (context, { password }) => actions.confirmSession(context, password),
    signOut: context => actions.signOut(context, auth),
    requestVerification: (context, { email }) =>
      registration.requestVerification(context, auth, email).then(() => mailing(context)),
    verifyEmail: (context, input) => registration.verifyEmail(context, auth, input),
    confirmEmail: emailChange.confirmEmailChange,
    requestReset: async (context, { email }) => {
      await recovery.requestReset(context, email, await knownDevice(context, auth, email))
      return mailing(context)
    },
    openReset: (context, { token }) => recovery.openPasswordReset(context, auth, token),
    resetPassword: (context, { token, password, drop }) => recovery.resetPassword(context, auth, token, password, drop),
  })
