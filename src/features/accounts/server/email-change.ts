import { and, eq, gt } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import { Refusal } from '#kit/refusal.ts'
import { record } from '#features/audit/server/store.ts'
import { profiles } from '#features/people/server/table.ts'
import type { RequestContext } from '#features/permissions/server/procedure.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf, newToken } from '#platform/server/token.ts'
import { findByEmail, organizationOf } from './account-store.ts'
import { countTry, mayMail } from './attempts.ts'
import { libraryNow } from './library.ts'
import { accountMails } from './mails.ts'
import { emailChanges, users } from './table.ts'

/*
 *   asked ──link opened at the new address──▶ changed, and the old address is told
 *     └────a day passes, or asked again─────▶ void
 */
const validFor = 24 * 3600_000

interface Owner {
  readonly id: string
  readonly name: string
}

/**
 * Mails the new address a link; until it is opened, everything stays. Answers alike when the address has an account
 * already: its owner is told instead.
 */
export async function ask(
  tx: Tx,
  services: Services,
  language: Language,
  { id, name }: Owner,
  email: string,
): Promise<void> {
  const { mailer, publicUrl } = services
  await countTry(services, 'mail', `change ${id}`, tx)
  const isMailed = await mayMail(services, email, tx)
  const taken = await findByEmail(tx, email)
  if (taken?.isVerified) {
    if (isMailed)
      await mailer.sendLater(tx, accountMails.alreadyRegistered(language, { name, email }, `${publicUrl}/login`))
    return
  }
  const { token, hash } = newToken()
  const values = { email, tokenHash: hash, expiresAt: new Date(libraryNow().getTime() + validFor) }
  await tx
    .insert(emailChanges)
    .values({ userId: id, ...values })
    .onConflictDoUpdate({ target: emailChanges.userId, set: values })
  if (!isMailed) return
  await mailer.sendLater(
    tx,
    accountMails.confirmEmail(language, { name, email }, `${publicUrl}/confirm-email?token=${token}`),
  )
}

export async function confirm({ services, language, address }: RequestContext, token: string): Promise<void> {
  await countTry(services, 'token', address)
  const { database, clock, mailer, publicUrl } = services
  const userId = await database.installation(tx => waitingFor(tx, token))
  if (userId === undefined) throw new Refusal('accounts.linkExpired')
  const organizationId = await database.installation(tx => organizationOf(tx, userId))
  const deed = database.installation(async tx => {
    const [change] = await tx.delete(emailChanges).where(open(token)).returning()
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!change || !before) throw new Refusal('accounts.linkExpired')
    // whoever registered with the address and never opened the mail did not own it
    await tx.delete(users).where(and(eq(users.email, change.email), eq(users.emailVerified, false)))
    await tx.update(users).set({ email: change.email, updatedAt: libraryNow() }).where(eq(users.id, userId))
    await mailer.sendLater(tx, accountMails.emailChanged(language, before, `${publicUrl}/forgot-password`))
    if (organizationId === undefined) return
    await tx
      .update(profiles)
      .set({ email: change.email })
      .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, userId)))
    await record(tx, organizationId, clock, userId, {
      kind: 'session.emailChanged',
      target: userId,
      change: { from: before.email, to: change.email },
    })
    tx.tell('accounts', 'team', 'people')
  }, organizationId)
  await deed.catch((error: unknown) => {
    throw violationOf(error)?.constraint === 'users_email_unique' ? new Refusal('accounts.conflictAddress') : error
  })
}

const open = (token: string) => and(eq(emailChanges.tokenHash, hashOf(token)), gt(emailChanges.expiresAt, libraryNow()))

async function waitingFor(tx: Tx, token: string): Promise<string | undefined> {
  const [row] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(open(token))
  return row?.userId
}
