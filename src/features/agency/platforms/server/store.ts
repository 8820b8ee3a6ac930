import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { type PlatformKind, platformKinds } from '../built-in.ts'
import { platformsOf } from '../rules.ts'
import type { Platform } from '../schema.ts'
import { organizationPlatforms as table } from './table.ts'

/** All of both kinds, each in the organisation's order. */
export async function list(tx: Tx, organizationId: string): Promise<Platform[]> {
  const rows = await tx
    .select({
      kind: table.kind,
      key: table.platformKey,
      name: table.platformName,
      isEnabled: table.isEnabled,
      isCustom: table.isCustom,
    })
    .from(table)
    .where(eq(table.organizationId, organizationId))
    .orderBy(asc(table.displayOrder), asc(table.platformKey))
  return platformKinds.flatMap(kind =>
    platformsOf(
      kind,
      rows.filter(row => row.kind === kind),
    ),
  )
}

/** Puts these in the place of what was stored of the kind. */
export async function replace(
  tx: Tx,
  organizationId: string,
  kind: PlatformKind,
  platforms: readonly Platform[],
): Promise<void> {
  await tx
    .insert(table)
    .values(
      platforms.map(({ key, name, isEnabled, isCustom }, displayOrder) => ({
        organizationId,
        kind,
        platformKey: key,
        platformName: name,
        displayOrder,
        isEnabled,
        isCustom,
      })),
    )
    .onConflictDoUpdate({
      target: [table.organizationId, table.kind, table.platformKey],
      set: { displayOrder: sql`excluded.display_order`, isEnabled: sql`excluded.is_enabled` },
    })
  const kept = platforms.map(({ key }) => key)
  await tx
    .delete(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.kind, kind), notInArray(table.platformKey, kept)))
}
