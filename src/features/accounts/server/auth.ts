import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import type { Services } from '#platform/server/services.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { accountMails } from './mails.ts'
import { credentials, sessions, users, verifications } from './table.ts'

const day = 86_400
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
  const send = (mail: Parameters<typeof mailer.sendLater>[1]) => database.installation(tx => mailer.sendLater(tx, mail))
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(database.direct, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    // guessing is limited by our own counters: the library's know addresses, not accounts
    rateLimit: { enabled: false },
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    user: {
      additionalFields: {
        passwordRecoveryActive: { type: 'boolean', input: false, required: false, defaultValue: false },
      },
    },
    advanced: {
      cookiePrefix: 'staffel',
      database: { generateId: () => newId() },
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
