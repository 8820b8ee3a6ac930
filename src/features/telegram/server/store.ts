import { and, eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { telegramUsers } from './table.ts'

/** Whose chat with the bot is known. */
export async function listLinked(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ profileId: telegramUsers.profileId })
    .from(telegramUsers)
    .where(eq(telegramUsers.organizationId, organizationId))
  return new Set(rows.map(({ profileId }) => profileId))
}

export async function unlink(tx: Tx, organizationId: string, profileId: string): Promise<void> {
  await tx
    .delete(telegramUsers)
    .where(and(eq(telegramUsers.organizationId, organizationId), eq(telegramUsers.profileId, profileId)))
}
