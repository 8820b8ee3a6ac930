import { lte } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { notifications } from './table.ts'

/** Half a year (docs/product/en/messages.md#inbox). */
const keptFor = { hours: 24 * 183 }

/** What was told long ago, of all organisations: it names people, and why they could not come. */
export async function deleteExpiredNotifications({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.direct.delete(notifications).where(lte(notifications.createdAt, clock.now().subtract(keptFor)))
}
