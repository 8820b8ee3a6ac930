import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#kit/refusal.ts'
import type { Env } from '#platform/server/env.ts'

// argon2id is the library's default algorithm; 19 MiB, two passes: the figure the sign-in budget was measured with
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)

/** @throws Refusal `accounts.passwordTooShort` at the field */
export function requireLength({ PASSWORD_MIN: min }: Pick<Env, 'PASSWORD_MIN'>, password: string): void {
  if (password.length < min) throw new Refusal('accounts.passwordTooShort', { min }, { field: 'password' })
}
