import { organizationOf } from '#features/access/sign-in/server/account-store.ts'
import type { EntryPoint } from '#features/access/sign-in/server/credentials.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { endJoinLinksOfSessions } from './store.ts'
import { joinLinks } from './table.ts'

/** The links of a member end as an entry point. */
export const joinLinksData: PersonalData = { tables: [joinLinks] }

export const joinLinksEntryPoint: EntryPoint = {
  async revoke(tx, profileId, now, keepSession) {
    const organizationId = await organizationOf(tx, profileId)
    if (organizationId === undefined) return []
    const ended = await endJoinLinksOfSessions(tx, organizationId, profileId, keepSession, now)
    tx.invalidate('joinLinks')
    return ended > 0 ? [{ de: 'Beitrittslinks', en: 'join links' }] : []
  },
}
