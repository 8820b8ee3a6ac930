import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { OfferSettings } from '../schema.ts'
import { defaultSettings } from '../settings.ts'
import { marketSettings } from './table.ts'

export async function findSettings(tx: Tx, organizationId: string): Promise<OfferSettings> {
  const [row] = await tx
    .select({ approvalPolicy: marketSettings.approvalPolicy, alarmHours: marketSettings.alarmHours })
    .from(marketSettings)
    .where(eq(marketSettings.organizationId, organizationId))
  return row ?? { ...defaultSettings, alarmHours: [...defaultSettings.alarmHours] }
}

export async function saveSettings(tx: Tx, organizationId: string, settings: OfferSettings): Promise<void> {
  await tx
    .insert(marketSettings)
    .values({ organizationId, ...settings })
    .onConflictDoUpdate({ target: marketSettings.organizationId, set: settings })
}
