import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { hostsIn, originsOf } from '#platform/server/hosts.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import { isExampleAddress } from '../example-addresses.ts'
import { mayMail } from './attempts.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { accountMails } from './mails.ts'
import { credentials, passkeys, sessions, twoFactors, users, verifications } from './table.ts'

const day = 86_400
/** How many ways in there are without the app; each works once. */
const recoveryCodes = 10
/** Carries the reader's language to the mails that the library asks for. */
export const languageHeader = 'x-staffel-language'

const languageOf = (request: Request | undefined): Language =>
  request?.headers.get(languageHeader) === 'en' ? 'en' : 'de'

/**
 * The library behind accounts. Its own endpoints are not mounted: everything goes through this feature's contract, so
 * that there is one door with one set of rules.
 */
export function openAuth(services: Services) {
  const { env, database, mailer, publicUrl, secret } = services
  const hosts = hostsIn(env)
  const origins = originsOf(hosts, publicUrl)
  const send = async (mail: Parameters<typeof mailer.sendLater>[1]) => {
    if (isExampleAddress(mail.to) || !(await mayMail(services, mail.to))) return
    await database.installation(tx => mailer.sendLater(tx, mail))
  }
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: origins,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(database.direct, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    plugins: [
      twoFactor({ issuer: 'Staffel', backupCodeOptions: { amount: recoveryCodes } }),
      passkey({
        rpName: 'Staffel',
        rpID: hosts?.domain ?? new URL(publicUrl).hostname,
        origin: origins,
        // a passkey stands for both factors, so the device must have asked for its owner
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED')
          },
        },
      }),
    ],
    // a link in a mail is a secret: who reads the database must not be able to open it
    verification: { storeIdentifier: { hash: async identifier => hashOf(identifier) } },
    // guessing is limited by our own counters: the library's know addresses, not accounts
    rateLimit: { enabled: false },
    // what needs a fresh session asks for the password instead
    session: { expiresIn: 30 * day, updateAge: day, freshAge: 0, cookieCache: { enabled: false } },
    user: {
      additionalFields: {
        passwordRecoveryActive: { type: 'boolean', input: false, required: false, defaultValue: false },
      },
    },
    advanced: {
      cookiePrefix: 'staffel',
      database: { generateId: () => newId() },
      crossSubDomainCookies: { enabled: hosts !== undefined, ...(hosts && { domain: hosts.domain }) },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: publicUrl.startsWith('https:') },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: env.PASSWORD_MIN,
      maxPasswordLength: 200,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(hash, password) },
      sendResetPassword: ({ user, token }, request) =>
        send(accountMails.reset(languageOf(request), user, `${publicUrl}/reset-password?token=${token}`)),
      onExistingUserSignUp: ({ user }, request) =>
        send(accountMails.alreadyRegistered(languageOf(request), user, `${publicUrl}/login`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: day,
      sendVerificationEmail: ({ user, token }, request) =>
        send(
          accountMails.verify(
            languageOf(request),
            user,
            `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`,
          ),
        ),
    },
  })
}

export type Auth = ReturnType<typeof openAuth>
