import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import type { EntryPoint } from '#features/access/sign-in/server/credentials.ts'
import { lockOrganization } from '#features/foundation/organizations/server/store.ts'
import { lockRequester } from '#features/foundation/people/server/recheck-permission.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { hashOf, newToken } from '#platform/server/token.ts'
import { isExpired, maxOfOrganization, maxOfPerson, prefix, scopesToGive, shownFor } from '../rules.ts'
import type { ApiTokens, MadeToken, NewApiToken } from '../schema.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import * as store from './store.ts'

type TokenOwnerType = store.TokenOwner['of']

const keptBy = ({ actor }: Member, which: TokenOwnerType): store.TokenOwner =>
  which === 'person' ? { of: which, profileId: actor.profileId } : { of: which }

export const list = (member: Member, which: TokenOwnerType): Promise<ApiTokens> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const rows = await store.listOf(tx, organizationId, keptBy(member, which), member.now().subtract(shownFor))
    return {
      tokens: rows.map(({ profileId: maker, createdAt, usedAt, endedBy, ...row }) => ({
        ...row,
        isOwn: maker === profileId,
        createdAt: createdAt.toString(),
        usedAt: usedAt?.toString() ?? null,
        state: endedBy ?? (isExpired(row.expiresOn, member.today()) ? 'expired' : 'works'),
      })),
      scopes: scopesToGive(member.actor),
    }
  })

/** @throws Refusal `permissions.forbidden`, `tokens.beyondOwn`, `tokens.expiryPast`, `tokens.tooMany` */
export const create = (member: Member, which: TokenOwnerType, wish: NewApiToken): Promise<MadeToken> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    // the count must not change before the insert
    await lockOrganization(tx, organizationId)
    await lockRequester(tx, member)
    const own = new Set(scopesToGive(member.actor))
    const beyond = wish.scopes.find(scope => !own.has(scope))
    if (beyond !== undefined) throw new Refusal('tokens.beyondOwn', { permission: beyond }, { field: 'scopes' })
    if (isExpired(wish.expiresOn, member.today()))
      throw new Refusal('tokens.expiryPast', undefined, { field: 'expiresOn' })
    const maximum = which === 'person' ? maxOfPerson : maxOfOrganization
    const there = await store.countWorking(tx, organizationId, keptBy(member, which), member.today())
    if (there >= maximum) throw new Refusal('tokens.tooMany', { max: maximum })
    const [id, secret] = [newId(), `${prefix}${newToken().token}`]
    await store.insert(tx, {
      organizationId,
      id,
      profileId,
      belongsToOrganization: which === 'organization',
      tokenHash: hashOf(secret),
      name: wish.name,
      scopes: [...new Set(wish.scopes)],
      createdAt: member.now(),
      expiresOn: wish.expiresOn,
    })
    const { name, scopes, expiresOn } = wish
    await member.audit(tx, { kind: 'tokens.made', target: id, change: { name, scopes, expiresOn, of: which } })
    tx.invalidate('tokens')
    return { id, secret }
  })

/** Dead on every node with the next call; streams that it has open end now. @throws Refusal `tokens.notFound` */
export const revokeToken = (member: Member, which: TokenOwnerType, id: string): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockProof(tx, member.proof)
    const ending = { id, endedBy: 'revoked', now: member.now() } as const
    const ended = await store.end(tx, organizationId, keptBy(member, which), ending)
    if (!ended) throw new Refusal('tokens.notFound')
    await member.audit(tx, { kind: 'tokens.revoked', target: id, change: { name: ended.name } })
    tx.endStreamsOf(ended.profileId)
    tx.invalidate('tokens')
  })

/** Also ends tokens of the organisation that the person has made: the person knows their secrets. */
export const tokensEntryPoint: EntryPoint = {
  async revoke(tx, profileId, now) {
    const organizationIds = await store.organizationsWithTokenOf(tx, profileId)
    for (const organizationId of organizationIds) {
      const names = await store.endAllOf(tx, organizationId, profileId, 'signedOut', now)
      const entry = { kind: 'tokens.ended', target: profileId, change: { names, cause: 'signedOut' } } as const
      await record(tx, organizationId, { now: () => now }, undefined, entry)
      tx.invalidate('tokens')
    }
    return organizationIds.length > 0 ? [{ de: 'Zugriffstoken', en: 'access tokens' }] : []
  },
}
