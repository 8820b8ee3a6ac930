import { organizationOf } from '#features/access/sign-in/server/account-store.ts'
import type { EntryPoint } from '#features/access/sign-in/server/credentials.ts'
import { find } from '#features/foundation/people/server/store.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { deleteMailsByCausePrefix } from '#platform/server/mail-erasing.ts'
import { equalsAny } from '#platform/server/columns.ts'
import { invitationMailCause } from './mails.ts'
import { revokeInvitationsOfSessions, revokeInvitationsTo } from './store.ts'
import { invitations } from './table.ts'

export const invitationsData: PersonalData = {
  tables: [invitations],
  async revoke(tx, { organizationId, profileId, actorId, clock }, cause) {
    // who goes by themselves need not have shown that the address is theirs
    const removed = cause === 'left' && actorId !== profileId ? await find(tx, organizationId, profileId) : undefined
    if (removed) await revokeInvitationsTo(tx, organizationId, removed.email, clock.now())
    tx.invalidate('invitations')
    return {}
  },
  /** An address may have been invited into other organisations as well. Mails name their inviter, maybe with the name cut. */
  async erase(tx, { profileId, emails }) {
    await deleteMailsByCausePrefix(tx, invitationMailCause(profileId))
    await tx.delete(invitations).where(equalsAny(invitations.email, emails))
    tx.invalidate('invitations')
  },
}

/** An invitation made in a stolen session lets the thief come back. */
export const invitationsEntryPoint: EntryPoint = {
  async revoke(tx, profileId, now, keepSession) {
    const organizationId = await organizationOf(tx, profileId)
    if (organizationId === undefined) return []
    const revoked = await revokeInvitationsOfSessions(tx, organizationId, profileId, keepSession, now)
    tx.invalidate('invitations', 'imports')
    return revoked > 0 ? [{ de: 'offene Einladungen', en: 'open invitations' }] : []
  },
}
