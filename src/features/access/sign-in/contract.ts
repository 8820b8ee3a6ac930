import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zDay, zEmail, zId, zTimestamp, zUntrimmedText } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { permissionIds } from '#features/foundation/permissions/permissions.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { zRegisteredName } from '#features/foundation/people/schema.ts'
import { mailing } from './mailing.ts'
import { challenge, signedChallenge } from './web-authn.ts'

const email = zEmail
/** For setting one. The least length is the installation's and checked by the action. */
const newPassword = zUntrimmedText(200, 'input.tooLong')
const nothing = z.object({})

const sessionView = z
  .object({
    email: z.string(),
    /** False: nobody has opened a mail to the address yet, so nothing that is bound to it is shown. */
    emailProven: z.boolean(),
    name: z.string(),
    recoveryActive: z.boolean(),
    member: z
      .object({
        profileId: z.string(),
        fullName: z.string(),
        role: z.enum(roles),
        locked: z.boolean(),
        permissions: z.array(z.enum(permissionIds)),
        language: z.enum(languages),
        timeZone: z.string().nullable(),
        /** A picture's id; null: there is none. */
        avatarImage: z.string().nullable(),
        /** Demanded from a day on, and not there; once it is due nothing else is possible. Null: there is one, or none is demanded. */
        secondFactor: z.object({ from: zDay, isDue: z.boolean() }).nullable(),
        organization: z.object({
          id: z.string(),
          name: z.string(),
          timeZone: z.string(),
          scoreboardEnabled: z.boolean(),
          attendanceEnabled: z.boolean(),
        }),
      })
      .nullable(),
  })
  .nullable()
export type SessionView = z.infer<typeof sessionView>

const signInMethods = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: zTimestamp.nullable() })),
  /** Since when an authenticator app is set up, if that was lately; ISO instant. */
  appSince: zTimestamp.nullable(),
  /** Nobody had proven the address, so whoever set these up may be a stranger: all of it goes, and more than is listed. */
  allGo: z.boolean(),
})
export type SignInMethods = z.infer<typeof signInMethods>

export const signInContract = {
  session: endpoint('public')
    .route({ method: 'GET', path: '/session', summary: 'Get the signed-in account and its permissions' })
    .output(sessionView),
  register: endpoint('public')
    .route({ method: 'POST', path: '/register', summary: 'Create an account and email a link to verify the address' })
    // refused together with other fields; further rules for passwords depend on the installation
    .input(z.object({ fullName: zRegisteredName, email, password: newPassword.min(6, 'signIn.passwordTooShort') }))
    .output(mailing),
  signIn: endpoint('public')
    .route({ method: 'POST', path: '/session', summary: 'Sign in' })
    .input(z.object({ email, password: zUntrimmedText(200, 'signIn.wrongCredentials') }))
    .output(z.object({ outcome: z.enum(['signedIn', 'unverified', 'secondFactor']) })),
  signInWithCode: endpoint('public')
    .route({
      method: 'POST',
      path: '/session/code',
      summary: 'Complete sign-in with an authenticator or recovery code',
    })
    .input(z.object({ code: zUntrimmedText(100, 'signIn.wrongCode') }))
    .output(nothing),
  passkeyChallenge: endpoint('public')
    .route({
      method: 'POST',
      path: '/session/passkey/challenge',
      summary: 'Get a challenge for signing in with a passkey',
    })
    .output(challenge),
  signInWithPasskey: endpoint('public')
    .route({
      method: 'POST',
      path: '/session/passkey',
      summary: 'Sign in with a passkey; replaces password and second factor',
    })
    .input(z.object({ response: signedChallenge }))
    .output(nothing),
  confirmSession: endpoint('session')
    .route({
      method: 'POST',
      path: '/session/confirmation',
      summary: 'Confirm the password; sensitive calls require this after a while',
    })
    .input(z.object({ password: zUntrimmedText(200, 'signIn.wrongPassword') }))
    .output(nothing),
  signOut: endpoint('session').route({ method: 'DELETE', path: '/session', summary: 'Sign out' }).output(nothing),
  requestVerification: endpoint('public')
    .route({
      method: 'POST',
      path: '/verification',
      summary: 'Send the verification email again; the response is the same for any address',
    })
    .input(z.object({ email }))
    .output(mailing),
  verifyEmail: endpoint('public')
    .route({
      method: 'PUT',
      path: '/verification',
      summary: 'Verify an address with the emailed token; an unknown browser also needs the password',
    })
    .input(z.object({ token: zUntrimmedText(200), password: zUntrimmedText(200, 'signIn.wrongPassword').optional() }))
    .output(nothing),
  confirmEmail: endpoint('public')
    .route({
      method: 'PUT',
      path: '/email',
      summary: 'Confirm a new address with the emailed token and a session or the password',
    })
    .input(z.object({ token: zUntrimmedText(200), password: zUntrimmedText(200, 'signIn.wrongPassword').optional() }))
    .output(nothing),
  requestReset: endpoint('public')
    .route({
      method: 'POST',
      path: '/password-reset',
      summary: 'Send a password reset email; the response is the same for any address',
    })
    .input(z.object({ email }))
    .output(mailing),
  openReset: endpoint('public')
    .route({ method: 'POST', path: '/password-reset/open', summary: 'Start a password recovery with an emailed token' })
    .input(z.object({ token: zUntrimmedText(200) }))
    .output(signInMethods),
  resetPassword: endpoint('public')
    .route({
      method: 'PUT',
      path: '/password',
      summary: 'Set a new password with an emailed token or in an open recovery',
    })
    .input(
      z.object({
        token: zUntrimmedText(200).optional(),
        password: newPassword,
        /** What else opens the account and is to go: passkeys, and an authenticator app that was set up lately. */
        drop: z
          .object({ passkeys: z.array(zId).max(100).default([]), app: z.boolean().default(false) })
          .default({ passkeys: [], app: false }),
      }),
    )
    .output(nothing),
}
