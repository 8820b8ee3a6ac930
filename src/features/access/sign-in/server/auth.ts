import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { newId } from '#kit/id.ts'
import { hostsFromEnv, originsOf } from '#platform/server/hosts.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import { withHashedTokens } from './hashed-tokens.ts'
import { withDatabaseFaults } from './library-calls.ts'
import { withRealAddresses } from './library-addresses.ts'
import { newRecoveryCodes, recoveryCodeStorage } from './recovery-codes.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { credentials, passkeys, sessions, twoFactors, users, verifications } from './table.ts'

const day = 86_400
/**
 * The library behind signing in: passwords, sessions, second factors, passkeys. Accounts, mailed links and changes of
 * credentials are ours (`registration.ts`, `recovery.ts`, `credentials.ts`). Its own endpoints are not mounted: everything goes through this feature's contract, so
 * that there is one door with one set of rules.
 */
export function openAuth(services: Services) {
  const { env, database, publicUrl, secret } = services
  const hosts = hostsFromEnv(env)
  const origins = originsOf(hosts, publicUrl)
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: origins,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: hashing(
      drizzleAdapter(database.direct, {
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
    ),
    plugins: [
      twoFactor({
        issuer: 'Staffel',
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          storeBackupCodes: recoveryCodeStorage(secret),
        },
      }),
      passkey({
        rpName: 'Staffel',
        rpID: passkeyDomainOf(services),
        origin: origins,
        // a passkey stands for both factors, so the device must have asked for its owner
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) {
              throw new APIError('UNAUTHORIZED', {
                code: 'AUTHENTICATION_FAILED',
                message: 'The owner is not verified',
              })
            }
          },
        },
      }),
    ],
    // what a half-done sign-in is known by is a secret: who reads the database must not be able to go on with it
    verification: { storeIdentifier: { hash: async identifier => hashOf(identifier) } },
    // guessing is limited by our own counters: the library's know addresses, not accounts
    rateLimit: { enabled: false },
    // what needs a fresh session asks for the password instead
    session: { expiresIn: 30 * day, updateAge: day, freshAge: 0, cookieCache: { enabled: false } },
    advanced: {
      ...cookieNames(publicUrl, secret, hosts !== undefined),
      database: { generateId: () => newId() },
      crossSubDomainCookies: { enabled: hosts !== undefined, ...(hosts && { domain: hosts.domain }) },
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, secure: publicUrl.startsWith('https:') },
    },
    // `confirmTotp` ends the session that was replaced, together with all others
    databaseHooks: { session: { delete: { before: async (_, call) => call?.path !== '/two-factor/verify-totp' } } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      maxPasswordLength: 200,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(hash, password) },
    },
  })
}

/** Passkeys are bound to it. */
export const passkeyDomainOf = ({ env, publicUrl }: Pick<Services, 'env' | 'publicUrl'>): string =>
  hostsFromEnv(env)?.domain ?? new URL(publicUrl).hostname

const hashing =
  (open: ReturnType<typeof drizzleAdapter>): typeof open =>
  options =>
    withDatabaseFaults(withRealAddresses(withHashedTokens(open(options))))

/**
 * Where one host serves, a browser takes the cookies from that host alone, not from its neighbours or over plain http. The
 * library knows only the weaker prefix, which cookies of several hosts need.
 */
const cookieNames = (publicUrl: string, secret: string, isShared: boolean) =>
  publicUrl.startsWith('https:') && !isShared
    ? { cookiePrefix: `__Host-${cookiePrefixOf(secret)}`, useSecureCookies: false }
    : { cookiePrefix: cookiePrefixOf(secret) }

/** Another one for each installation: browsers send the cookies of a host to all of its ports. */
export const cookiePrefixOf = (secret: string): string => `staffel-${hashOf(`cookies ${secret}`).slice(0, 6)}`

export type Auth = ReturnType<typeof openAuth>
