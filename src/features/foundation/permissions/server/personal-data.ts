import { eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { idempotencyKeys } from './table.ts'

export const permissionsData: PersonalData = {
  tables: [idempotencyKeys],
  async erase(tx, { organizationId }) {
    // kept to answer a repeated asking, and full of what was asked for
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.organizationId, organizationId))
  },
}
