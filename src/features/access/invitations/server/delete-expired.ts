import { lte } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { invitations } from './table.ts'

/** From the day on which the last link could be used; imports count what came of them for as long. */
const keptFor = { hours: 24 * 30 }

/** Addresses of those who were invited, of all organisations, whether they came or not; the link is dead since long. */
export async function deleteExpiredInvitations({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.direct.delete(invitations).where(lte(invitations.expiresAt, clock.now().subtract(keptFor)))
}
