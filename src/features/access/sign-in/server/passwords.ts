import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#kit/refusal.ts'
import type { Env } from '#platform/server/env.ts'
import { leastPasswordLength } from '../rules.ts'
import { foldPassword, isCommonPassword } from './common-passwords.ts'

// argon2id is the library's default algorithm; 19 MiB, two passes: the figure the sign-in budget was measured with
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)

/**
 * Whether somebody may choose the password. `known`: what everybody knows of the person, such as name and address.
 * @throws Refusal at the field: `signIn.passwordTooShort`, `signIn.commonPassword`
 */
export function requireGoodPassword(
  { PASSWORD_MIN }: Pick<Env, 'PASSWORD_MIN'>,
  password: string,
  { where = 'elsewhere', known = [] }: { where?: 'registration' | 'elsewhere'; known?: readonly string[] } = {},
): void {
  const min = leastPasswordLength(where, PASSWORD_MIN)
  const at = { field: 'password' }
  if (password.length < min) throw new Refusal('signIn.passwordTooShort', { min }, at)
  if (isCommonPassword(password) || isEasy(password, known)) throw new Refusal('signIn.commonPassword', undefined, at)
}

/** A common one in disguise, a letter over and over, or what everybody knows of the person. */
function isEasy(password: string, known: readonly string[]): boolean {
  const plain = foldPassword(password).replaceAll(/\s/g, '')
  if (new Set(plain).size < 3 || isCommonPassword(plain)) return true
  return known
    .flatMap(each => [each, ...each.split('@').slice(0, 1)])
    .some(each => foldPassword(each).replaceAll(/\s/g, '') === plain)
}
