import { z } from 'zod'
import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'
import { requiredForTokens } from './policy.ts'
import { apiTokens, madeToken, newApiToken, oneToken } from './schema.ts'

const nothing = z.object({})

/** Tokens are made and revoked in the browser alone: one that could make another would never end. */
export const tokensContract = {
  own: browserEndpoint('member')
    .route({ method: 'GET', path: '/me/tokens', summary: 'One’s own access tokens, and what a new one could be given' })
    .output(apiTokens),
  create: browserEndpoint('member')
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/me/tokens',
      successStatus: 201,
      summary: 'A new access token; its secret is said this once',
    })
    .input(newApiToken)
    .output(madeToken),
  revoke: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/tokens/{id}', summary: 'Ends one of one’s own access tokens at once' })
    .input(oneToken)
    .output(nothing),
  ofOrganization: browserEndpoint('member', requiredForTokens)
    .route({ method: 'GET', path: '/organization/tokens', summary: 'The organisation’s access tokens' })
    .output(apiTokens),
  createForOrganization: browserEndpoint('member', requiredForTokens)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/organization/tokens',
      successStatus: 201,
      summary: 'A new access token of the organisation',
    })
    .input(newApiToken)
    .output(madeToken),
  revokeOfOrganization: browserEndpoint('member', requiredForTokens)
    .route({ method: 'DELETE', path: '/organization/tokens/{id}', summary: 'Ends a token of the organisation at once' })
    .input(oneToken)
    .output(nothing),
}
