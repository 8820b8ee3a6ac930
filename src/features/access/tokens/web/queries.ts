import { featureApi } from '#platform/web/rpc.ts'
import type { tokensContract } from '../contract.ts'

export const tokensApi = featureApi<typeof tokensContract>('tokens')

/** One's own, or the organisation's. */
export type TokenOwnerKind = 'person' | 'organization'

export const tokensQuery = (of: TokenOwnerKind) =>
  of === 'person' ? tokensApi.own.queryOptions() : tokensApi.ofOrganization.queryOptions()
export const createTokenMutation = (of: TokenOwnerKind) =>
  of === 'person' ? tokensApi.create.mutationOptions() : tokensApi.createForOrganization.mutationOptions()
export const revokeTokenApi = (of: TokenOwnerKind) =>
  of === 'person' ? tokensApi.revoke : tokensApi.revokeOfOrganization
