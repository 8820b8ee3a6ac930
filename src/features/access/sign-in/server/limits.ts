import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { Connection } from '#platform/server/database.ts'
import { countAttempt, countAttemptWithinLimit } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'

export const limits = {
  /** At one account, by all who are strangers to it. */
  signIn: { name: 'signIn', maxCalls: 10, minutes: 15, slides: true },
  /** Of these, from one network: the rest is left for strangers elsewhere, of whom one may be the owner. */
  signInNetwork: { name: 'signInNetwork', maxCalls: 5, minutes: 15, slides: true },
  /** By one device that is known to the account. */
  signInDevice: { name: 'signInDevice', maxCalls: 10, minutes: 15, slides: true },
  /** By a member who is signed in, or by a caller with a mailed link. */
  ownPassword: { name: 'ownPassword', maxCalls: 10, minutes: 15, slides: true },
  /** At any accounts. */
  signInAddress: { name: 'signInAddress', maxCalls: 100, minutes: 15 },
  /** With one passkey of an account; only its owner knows its id. */
  passkey: { name: 'passkey', maxCalls: 30, minutes: 15 },
  /** Answers to one challenge of a passkey; it is valid for no longer. */
  challenge: { name: 'challenge', maxCalls: 1, minutes: 5 },
  mail: { name: 'mail', maxCalls: 5, minutes: 15 },
  /** Requested by anonymous callers of one network, whatever the addresses. */
  mailFrom: { name: 'mailFrom', maxCalls: 60, minutes: 60 },
  register: { name: 'register', maxCalls: 30, minutes: 60 },
  /** At the secret of a link. */
  token: { name: 'token', maxCalls: 30, minutes: 15 },
  /** A code is good for a minute or so. */
  once: { name: 'once', maxCalls: 1, minutes: 2 },
} as const satisfies Record<string, RateLimit>

/** Mails to one address that somebody else may have caused, whoever it was. */
const mailTo: RateLimit = { name: 'mailTo', maxCalls: 5, minutes: 60 }
const mailToDay: RateLimit = { name: 'mailToDay', maxCalls: 10, minutes: 1440 }
/** Mails to one address, requested by one known device of the account or by one member who may send the link. */
const mailByTrusted: RateLimit = { name: 'mailByTrusted', maxCalls: 5, minutes: 60 }

/**
 * Whether an address may be sent one more mail that it may not have asked for. The requester is not shown the result, which
 * would reveal which addresses have an account.
 */
export async function countMailWithinLimit(
  services: Services,
  email: string,
  on?: Connection,
  trusted?: string,
): Promise<boolean> {
  // what stands after a plus leads to the same mailbox
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
  if (trusted !== undefined) return countAttemptWithinLimit(services, mailByTrusted, `${mailbox} ${trusted}`, on)
  return (
    (await countAttemptWithinLimit(services, mailTo, mailbox, on)) &&
    (await countAttemptWithinLimit(services, mailToDay, mailbox, on))
  )
}

/**
 * Counts the request of a mail, whether or not the address has an account.
 * @param trusted as in `countMailWithinLimit`; the requests of others in the same network do not count
 * @throws Refusal `input.tooManyTries`
 */
export async function countMailRequest(
  { services, address }: Pick<RequestContext, 'services' | 'address'>,
  email: string,
  trusted: string | undefined,
): Promise<void> {
  if (trusted === undefined) await countAttempt(services, limits.mailFrom, address)
  await countAttempt(services, limits.mail, `${email} ${trusted ?? address}`)
}
