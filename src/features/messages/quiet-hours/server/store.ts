import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { QuietHours } from '../rules.ts'
import { deliveryPreferences } from './table.ts'

interface QuietHoursColumns extends Pick<typeof deliveryPreferences.$inferSelect, 'quietFrom' | 'quietTo'> {}

/** As they are kept; null: at any hour. */
export const quietHoursOf = (kept: QuietHoursColumns | null | undefined): QuietHours | null =>
  kept?.quietFrom && kept.quietTo ? { from: kept.quietFrom, to: kept.quietTo } : null

/** Of all who have some. */
export async function listQuietHours(tx: Tx, organizationId: string): Promise<ReadonlyMap<string, QuietHours>> {
  const rows = await tx.select().from(deliveryPreferences).where(eq(deliveryPreferences.organizationId, organizationId))
  return new Map(
    rows.flatMap(row => {
      const hours = quietHoursOf(row)
      return hours ? [[row.profileId, hours]] : []
    }),
  )
}
