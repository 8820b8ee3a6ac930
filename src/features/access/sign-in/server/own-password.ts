import { Refusal } from '#kit/refusal.ts'
import { countAttempt, deleteAttempts } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import { findPasswordHash } from './account-store.ts'
import { limits } from './limits.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks that a caller with a session or a mailed link knows the password of the account, too.
 *
 * @param link the secret of the mailed link, if there is no session: its tries are counted apart, because it may have reached the
 *   owner of a mistyped address
 * @throws Refusal `signIn.wrongPassword` at the field; `input.tooManyTries`
 */
export async function requireOwnPassword(
  services: Services,
  userId: string,
  password: string,
  { field = 'password', link }: { readonly field?: string | undefined; readonly link?: string } = {},
): Promise<void> {
  const key = link === undefined ? userId : `${userId} ${hashOf(link)}`
  await countAttempt(services, limits.ownPassword, key)
  const stored = await services.database.installation(tx => findPasswordHash(tx, userId))
  if (stored === undefined || !(await isPassword(stored, password))) {
    throw new Refusal('signIn.wrongPassword', undefined, { field })
  }
  await deleteAttempts(services, limits.ownPassword, key)
}
