import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { oneOf } from '#platform/server/columns.ts'
import { revokeOf } from './store.ts'
import { invitations } from './table.ts'

export const invitationsData: PersonalData = {
  tables: [invitations],
  async revoke(tx, { organizationId, profileId, clock }) {
    await revokeOf(tx, organizationId, profileId, clock.now())
    tx.invalidate('invitations')
    return {}
  },
  /** An address may have been invited into other organisations as well. */
  async erase(tx, { emails }) {
    await tx.delete(invitations).where(oneOf(invitations.email, emails))
    tx.invalidate('invitations')
  },
}
