import { z } from 'zod'
import { zEmail, zId, zLine, zTimestamp, zUntrimmedText } from '#kit/schema.ts'
import { mailing } from '#features/access/sign-in/mailing.ts'
import { challenge, newPasskey } from '#features/access/sign-in/web-authn.ts'
import {
  browserEndpoint,
  criticalEndpoint,
  exporting,
  secondFactorSetUpEndpoint,
} from '#features/foundation/permissions/endpoint.ts'

const ownSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  /** ISO instants. */
  createdAt: zTimestamp,
  lastSeen: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

const passkey = z.object({ id: z.string(), name: z.string(), createdAt: zTimestamp.nullable() })
export type Passkey = z.infer<typeof passkey>

const protection = z.object({
  /** A code of an authenticator app is asked for. */
  hasTotp: z.boolean(),
  passkeys: z.array(passkey),
})
export type SignInProtection = z.infer<typeof protection>

const totpStart = z.object({
  /** For the picture that the app reads. */
  uri: z.string(),
  /** For typing it in, base32. */
  secret: z.string(),
  recoveryCodes: z.array(z.string()),
})
export type TotpStart = z.infer<typeof totpStart>

const passkeyName = zLine({ max: 60, min: 1, tooShort: 'input.required' })
const password = zUntrimmedText(200, 'input.tooLong')
const nothing = z.object({})

export const ownAccountContract = {
  sessions: browserEndpoint('member')
    .route({ method: 'GET', path: '/me/sessions', summary: 'List your sessions, the current one first' })
    .output(z.array(ownSession)),
  endSession: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/sessions/{id}', summary: 'Sign out another device' })
    .input(z.object({ id: zId }))
    .output(nothing),
  endOtherSessions: browserEndpoint('member')
    .route({
      method: 'DELETE',
      path: '/me/sessions',
      summary: 'Sign out all other devices; disconnects chats and deactivates the calendar link and tokens',
    })
    .output(
      z.object({
        sessions: z.number().int(),
        /** Chats, calendar link and tokens that ended, named in the caller's language. */
        disconnected: z.array(z.string()),
      }),
    ),
  changePassword: browserEndpoint('member')
    .route({ method: 'PUT', path: '/me/password', summary: 'Change your password; ends all other sessions' })
    .input(z.object({ currentPassword: password, password }))
    .output(nothing),
  changeEmail: browserEndpoint('member')
    .route({ method: 'PUT', path: '/me/email', summary: 'Email a confirmation link to the new address' })
    .input(z.object({ email: zEmail, password }))
    .output(mailing),
  protection: secondFactorSetUpEndpoint('member')
    .route({ method: 'GET', path: '/me/protection', summary: 'Get your second factor and passkeys' })
    .output(protection),
  startTotp: secondFactorSetUpEndpoint('member')
    .route({ method: 'POST', path: '/me/protection/app', summary: 'Create a secret for an authenticator app' })
    .input(z.object({ password }))
    .output(totpStart),
  confirmTotp: secondFactorSetUpEndpoint('member')
    .route({ method: 'PUT', path: '/me/protection/app', summary: 'Turn on the second factor; ends other sessions' })
    .input(z.object({ code: zUntrimmedText(20, 'ownAccount.wrongCode') }))
    .output(nothing),
  stopTotp: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/protection/app', summary: 'Turn off the second factor' })
    .input(z.object({ password }))
    .output(nothing),
  renewRecoveryCodes: secondFactorSetUpEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/protection/recovery-codes',
      summary: 'Create new recovery codes; invalidates the old ones',
    })
    .input(z.object({ password }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  passkeyChallenge: secondFactorSetUpEndpoint('member')
    .route({ method: 'POST', path: '/me/passkeys/challenge', summary: 'Get a challenge for registering a passkey' })
    .input(z.object({ password }))
    .output(challenge),
  addPasskey: secondFactorSetUpEndpoint('member')
    .route({ method: 'POST', path: '/me/passkeys', successStatus: 201, summary: 'Register a passkey' })
    .input(z.object({ name: passkeyName, response: newPasskey }))
    .output(nothing),
  renamePasskey: browserEndpoint('member')
    .route({ method: 'PUT', path: '/me/passkeys/{id}', summary: 'Rename a passkey' })
    .input(z.object({ id: zId, name: passkeyName }))
    .output(nothing),
  removePasskey: criticalEndpoint('member')
    .route({ method: 'DELETE', path: '/me/passkeys/{id}', summary: 'Delete a passkey' })
    .input(z.object({ id: zId }))
    .output(nothing),
  exportData: criticalEndpoint('member')
    .meta(exporting)
    .route({ method: 'GET', path: '/me/data', summary: 'Export all data stored about you' })
    .output(z.record(z.string(), z.unknown())),
  takeData: browserEndpoint('session')
    .route({
      method: 'POST',
      path: '/me/data',
      summary: 'Export your data from every organization you have belonged to',
    })
    .input(z.object({ password }))
    .output(z.record(z.string(), z.unknown())),
  leaveOrganization: browserEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/departure',
      summary: 'Leave the organization; the account stays and can join again',
    })
    .input(z.object({ password }))
    .output(nothing),
  deleteAccount: browserEndpoint('session')
    .route({
      method: 'POST',
      path: '/me/deletion',
      summary: 'Delete your account permanently; your name is removed from past schedules',
    })
    .input(z.object({ password }))
    .output(nothing),
}
