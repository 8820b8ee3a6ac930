import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { countTry, forgetTries, refundAttempt } from '#platform/server/rate-limit.ts'
import type { Auth } from './auth.ts'
import { knownDevice } from './known-devices.ts'
import { limits } from './limits.ts'

/**
 * Counts a try at the password of an address before anybody looks at the password. Devices that are known to the account
 * are counted each by itself, everybody else together, so that strangers use up nothing but the tries of strangers.
 *
 * @returns to be called when the password was right
 * @throws Refusal `input.tooManyTries`
 */
export async function countGuess(context: RequestContext, auth: Auth, email: string): Promise<() => Promise<void>> {
  const { services, address } = context
  const device = await knownDevice(context, auth, email)
  if (device !== undefined) {
    await countTry(services, limits.signInDevice, device)
    return () => forgetTries(services, limits.signInDevice, device)
  }
  const here = `${email} ${address}`
  // the narrow limits first: what they refuse uses up none of what the account has for all networks
  await countTry(services, limits.signInAddress, address)
  await countTry(services, limits.signInNetwork, here)
  await countTry(services, limits.signIn, email)
  // one try and no more: the others may be a guesser's
  return async () => {
    await refundAttempt(services, limits.signInNetwork, here)
    await refundAttempt(services, limits.signIn, email)
  }
}
