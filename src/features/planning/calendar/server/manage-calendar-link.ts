import { lockRequester } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { newToken } from '#platform/server/token.ts'
import * as store from './store.ts'

export const link = (member: Member): Promise<{ createdAt: string | null }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    return { createdAt: (await store.findCreatedAt(tx, organizationId, profileId))?.toString() ?? null }
  })

/** @throws Refusal `permissions.forbidden` */
export const renew = (member: Member): Promise<{ url: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    await lockRequester(tx, member)
    const { token, hash } = newToken()
    await store.renew(tx, organizationId, profileId, hash, member.now())
    return { url: `${member.services.publicUrl}/calendar/${token}.ics` }
  })

export const revoke = (member: Member): Promise<void> =>
  member.transaction(tx => store.revoke(tx, member.actor.organizationId, member.actor.profileId))
