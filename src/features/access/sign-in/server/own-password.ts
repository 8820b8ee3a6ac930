import { Refusal } from '#kit/refusal.ts'
import { countAttempt, deleteAttempts } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { findPasswordHash } from './account-store.ts'
import { limits } from './limits.ts'
import { isPassword } from './passwords.ts'

/**
 * Whether somebody who has shown something else already (a session, a mailed link) knows the password of the account, too.
 *
 * @throws Refusal `signIn.wrongPassword` at the field; `input.tooManyTries`
 */
export async function requireOwnPassword(
  services: Services,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  await countAttempt(services, limits.ownPassword, userId)
  const stored = await services.database.installation(tx => findPasswordHash(tx, userId))
  if (stored === undefined || !(await isPassword(stored, password))) {
    throw new Refusal('signIn.wrongPassword', undefined, { field })
  }
  await deleteAttempts(services, limits.ownPassword, userId)
}
