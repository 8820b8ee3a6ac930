import { organizationOf } from '#features/access/sign-in/server/account-store.ts'
import type { EntryPoint } from '#features/access/sign-in/server/credentials.ts'
import { lockRequester } from '#features/foundation/people/server/recheck-permission.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { newToken } from '#platform/server/token.ts'
import * as store from './store.ts'

export const readCalendarLink = (member: Member): Promise<{ createdAt: string | null }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    return { createdAt: (await store.findLinkCreatedAt(tx, organizationId, profileId))?.toString() ?? null }
  })

/** @throws Refusal `permissions.forbidden` */
export const renewCalendarLink = (member: Member): Promise<{ url: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    await lockRequester(tx, member)
    const { token, hash } = newToken()
    await store.replaceCalendarToken(tx, organizationId, profileId, hash, member.now())
    return { url: `${member.services.publicUrl}/calendar/${token}.ics` }
  })

export const revokeCalendarLink = (member: Member): Promise<void> =>
  member.transaction(async tx => {
    await lockProof(tx, member.proof)
    await store.deleteCalendarToken(tx, member.actor.organizationId, member.actor.profileId)
  })

export const calendarEntryPoint: EntryPoint = {
  async revoke(tx, profileId) {
    const organizationId = await organizationOf(tx, profileId)
    const isGone = organizationId !== undefined && (await store.deleteCalendarToken(tx, organizationId, profileId))
    if (isGone) tx.invalidate('calendar')
    return isGone ? [{ de: 'Kalender-Link', en: 'calendar link' }] : []
  },
}
