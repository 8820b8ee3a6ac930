import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { languageOf } from './account-store.ts'
import type { EntryPointName } from './credentials.ts'
import { disconnectedMail } from './mails.ts'
import { users } from './table.ts'

/** Names what ended with the sessions, so that the person can link it again. A no-op when nothing else ended. */
export async function sendDisconnectedMail(
  tx: Tx,
  { mailer, publicUrl }: Pick<Services, 'mailer' | 'publicUrl'>,
  userId: string,
  disconnected: readonly EntryPointName[],
): Promise<void> {
  if (disconnected.length === 0) return
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  // an unverified address may belong to someone else
  if (!account?.emailProven) return
  const language = (await languageOf(tx, userId)) ?? 'de'
  const names = disconnected.map(name => name[language])
  await mailer.sendLater(tx, disconnectedMail(language, account, names, `${publicUrl}/settings/account`))
}
