import { implement } from '@orpc/server'
import { admitted, type RequestContext } from '#features/permissions/server/procedure.ts'
import { accountsContract } from '../contract.ts'
import * as actions from './actions.ts'
import type { Auth } from './auth.ts'
import * as emailChange from './email-change.ts'
import * as secondStep from './second-step.ts'

const accounts = implement(accountsContract).$context<RequestContext>().use(admitted)
const nothing = {}

export const accountsRouter = (auth: Auth) =>
  accounts.router({
    session: accounts.session.handler(({ context }) => actions.currentSession(context, auth)),
    register: accounts.register.handler(({ context, input }) =>
      actions.register(context, auth, input).then(() => nothing),
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
    signOut: accounts.signOut.handler(({ context }) => actions.signOut(context, auth).then(() => nothing)),
    requestVerification: accounts.requestVerification.handler(({ context, input }) =>
      actions.requestVerification(context, auth, input.email).then(() => nothing),
    ),
    verifyEmail: accounts.verifyEmail.handler(({ input }) =>
      actions.verifyEmail(auth, input.token).then(() => nothing),
    ),
    confirmEmail: accounts.confirmEmail.handler(({ context, input }) =>
      emailChange.confirm(context, input.token).then(() => nothing),
    ),
    requestReset: accounts.requestReset.handler(({ context, input }) =>
      actions.requestReset(context, auth, input.email).then(() => nothing),
    ),
    openReset: accounts.openReset.handler(({ context, input }) =>
      actions.openReset(context, input.token).then(() => nothing),
    ),
    resetPassword: accounts.resetPassword.handler(({ context, input }) =>
      actions.resetPassword(context, auth, input.token, input.password).then(() => nothing),
    ),
  })
