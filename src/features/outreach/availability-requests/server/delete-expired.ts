import { lte } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { availabilityRequests } from './table.ts'

/** Half a year, as what people were told. */
const keptFor = { hours: 24 * 183 }

/** Who was asked long ago, of all organisations. */
export async function deleteExpiredRequests({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.direct
    .delete(availabilityRequests)
    .where(lte(availabilityRequests.requestedAt, clock.now().subtract(keptFor)))
}
