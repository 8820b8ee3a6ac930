import { implement } from '@orpc/server'
import { admitted, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { signInContract } from '../contract.ts'
import * as actions from './sign-in.ts'
import type { Auth } from './auth.ts'
import * as emailChange from './email-change.ts'
import * as recovery from './recovery.ts'
import * as registration from './registration.ts'
import * as secondStep from './second-step.ts'

const accounts = implement(signInContract).$context<RequestContext>().use(admitted)
const nothing = {}
const mailing = ({ services }: RequestContext) => ({ isMailed: services.mailer.delivers })

export const signInRouter = (auth: Auth) =>
  accounts.router({
    session: accounts.session.handler(({ context }) => actions.currentSession(context, auth)),
    register: accounts.register.handler(({ context, input }) =>
      registration.register(context, auth, input).then(() => mailing(context)),
    ),
    signIn: accounts.signIn.handler(async ({ context, input }) => ({
      outcome: await actions.signIn(context, auth, input.email, input.password),
    })),
    signInWithCode: accounts.signInWithCode.handler(({ context, input }) =>
      secondStep.signInWithCode(context, auth, input.code).then(() => nothing),
    ),
    passkeyChallenge: accounts.passkeyChallenge.handler(({ context }) => secondStep.passkeyChallenge(context, auth)),
    signInWithPasskey: accounts.signInWithPasskey.handler(({ context, input }) =>
      secondStep.signInWithPasskey(context, auth, input.response).then(() => nothing),
    ),
    confirmSession: accounts.confirmSession.handler(({ context, input }) =>
      actions.confirmSession(context, input.password).then(() => nothing),
    ),
    signOut: accounts.signOut.handler(({ context }) => actions.signOut(context, auth).then(() => nothing)),
    requestVerification: accounts.requestVerification.handler(({ context, input }) =>
      registration.requestVerification(context, input.email).then(() => mailing(context)),
    ),
    verifyEmail: accounts.verifyEmail.handler(({ context, input }) =>
      registration.verifyEmail(context, auth, input).then(() => nothing),
    ),
    confirmEmail: accounts.confirmEmail.handler(({ context, input }) =>
      emailChange.confirm(context, input.token).then(() => nothing),
    ),
    requestReset: accounts.requestReset.handler(({ context, input }) =>
      recovery.requestReset(context, input.email).then(() => mailing(context)),
    ),
    openReset: accounts.openReset.handler(({ context, input }) => recovery.openReset(context, auth, input.token)),
    resetPassword: accounts.resetPassword.handler(({ context, input }) =>
      recovery.resetPassword(context, auth, input.token, input.password, input.drop).then(() => nothing),
    ),
  })
