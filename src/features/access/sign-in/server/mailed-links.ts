import { and, eq, gt } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { hashOf, newToken } from '#platform/server/token.ts'
import { limits } from './limits.ts'
import { lockAccount } from './lock-account.ts'
import { mailedLinks } from './table.ts'

/*
 *   sent ──opened──▶ used
 *     ├──time runs out──────────────────────────────▶ void
 *     └──any of what opens the account has changed──▶ void (`changeCredentials`)
 *
 * `confirm` proves the account's own address, `change` gives it the address that the mail went to, `reset` sets a password.
 */
export type MailedLink = typeof mailedLinks.$inferSelect
export type Purpose = MailedLink['purpose']

const hoursValid = { confirm: 24, change: 24, reset: 1 } as const satisfies Record<Purpose, number>

/** In `requestedBy` of a link that the operator of the server has printed: opening it does not prove the address. */
export const printedByHost = 'host'

/** @returns the secret that belongs into the mail; only its hash is kept */
export async function insertMailedLink(
  tx: Tx,
  link: Pick<MailedLink, 'userId' | 'purpose' | 'email'> & { readonly requestedBy?: string },
  now: Date,
): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = new Date(now.getTime() + hoursValid[link.purpose] * 3600_000)
  await tx.insert(mailedLinks).values({ ...link, tokenHash: hash, expiresAt })
  return token
}

/** One that still holds. */
export async function findMailedLink(
  tx: Tx,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<MailedLink | undefined> {
  const [link] = await tx
    .select()
    .from(mailedLinks)
    .where(isOpen(purpose, token, now))
  return link
}

/**
 * Locks the account and uses the link up; of all who come at once only one gets it.
 * @throws Refusal `signIn.linkExpired`
 */
export async function takeMailedLink(tx: Tx, purpose: Purpose, token: string, now: Date): Promise<MailedLink> {
  const { userId } = requireMailedLink(await findMailedLink(tx, purpose, token, now))
  await lockAccount(tx, userId)
  const [link] = await tx
    .delete(mailedLinks)
    .where(isOpen(purpose, token, now))
    .returning()
  return requireMailedLink(link)
}

const isOpen = (purpose: Purpose, token: string, now: Date) =>
  and(eq(mailedLinks.tokenHash, hashOf(token)), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now))

export async function markMailedLinkOpened(tx: Tx, token: string): Promise<void> {
  await tx
    .update(mailedLinks)
    .set({ isOpened: true })
    .where(eq(mailedLinks.tokenHash, hashOf(token)))
}

export async function voidMailedLinks(tx: Tx, userId: string, purpose?: Purpose): Promise<void> {
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), purpose === undefined ? undefined : eq(mailedLinks.purpose, purpose)))
}

/**
 * The link that a visitor has opened, before anything is done by it. Only links that do not open count towards the limit of the
 * network address: many people may share one.
 * @throws Refusal `signIn.linkExpired`, `input.tooManyTries`
 */
export async function requireOpenedLink(
  { services, address }: Pick<RequestContext, 'services' | 'address'>,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<MailedLink> {
  const found = await services.database.installation(tx => findMailedLink(tx, purpose, token, now))
  if (!found) await countAttempt(services, limits.token, address)
  return requireMailedLink(found)
}

/** @throws Refusal `signIn.linkExpired` */
export function requireMailedLink(link: MailedLink | undefined): MailedLink {
  if (!link) throw new Refusal('signIn.linkExpired')
  return link
}
