import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { endJoinLinksMadeBy } from './store.ts'
import { joinLinks } from './table.ts'

export const joinLinksData: PersonalData = {
  tables: [joinLinks],
  async revoke(tx, { organizationId, profileId, clock }) {
    await endJoinLinksMadeBy(tx, organizationId, profileId, clock.now())
    tx.invalidate('joinLinks')
    return {}
  },
}
