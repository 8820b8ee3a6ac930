import { z } from 'zod'
import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'
import { requiredForTokens } from './policy.ts'
import { apiTokens, madeToken, newApiToken, oneToken } from './schema.ts'

const nothing = z.object({})

/** Tokens are made and revoked in the browser alone: one that could make another would never end. */
export const tokensContract = {
  own: browserEndpoint('member')
    .route({ method: 'GET', path: '/me/tokens', summary: 'List your access tokens and the scopes you can grant' })
    .output(apiTokens),
  create: browserEndpoint('member')
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/me/tokens',
      successStatus: 201,
      summary: 'Create an access token; its secret is shown only once',
    })
    .input(newApiToken)
    .output(madeToken),
  revoke: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/tokens/{id}', summary: 'Deactivate one of your access tokens immediately' })
    .input(oneToken)
    .output(nothing),
  ofOrganization: browserEndpoint('member', requiredForTokens)
    .route({ method: 'GET', path: '/organization/tokens', summary: "List the organization's access tokens" })
    .output(apiTokens),
  createForOrganization: browserEndpoint('member', requiredForTokens)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/organization/tokens',
      successStatus: 201,
      summary: 'Create an access token for the organization',
    })
    .input(newApiToken)
    .output(madeToken),
  revokeOfOrganization: browserEndpoint('member', requiredForTokens)
    .route({
      method: 'DELETE',
      path: '/organization/tokens/{id}',
      summary: 'Deactivate an access token of the organization immediately',
    })
    .input(oneToken)
    .output(nothing),
}
