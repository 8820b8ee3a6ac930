import { lte } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { retention } from '../rules.ts'
import { imports } from './table.ts'

/** Names of files, of all organisations, that are not listed any more; what came out of them goes on by itself. */
export async function deleteExpiredImports({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.direct.delete(imports).where(lte(imports.createdAt, clock.now().subtract(retention)))
}
