import { record } from '#features/foundation/audit/server/store.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { endAllOf, listTokensForExport, renameTokensOfPerson } from './store.ts'
import { apiTokens } from './table.ts'

export const tokensData: PersonalData = {
  tables: [apiTokens],
  async revoke(tx, { organizationId, profileId, actorId, clock }, cause) {
    const names = await endAllOf(tx, organizationId, profileId, cause, clock.now())
    if (names.length > 0) {
      const change = { names, cause }
      await record(tx, organizationId, clock, actorId, { kind: 'tokens.ended', target: profileId, change })
      tx.invalidate('tokens')
    }
    return {}
  },
  async erase(tx, { organizationId, profileId, stub }) {
    await renameTokensOfPerson(tx, organizationId, profileId, stub)
  },
  async export(tx, { organizationId, profileId }) {
    return { programs: await listTokensForExport(tx, organizationId, profileId) }
  },
}
