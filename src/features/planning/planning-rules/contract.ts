import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { planningRules, rulesWish } from './schema.ts'

export const planningRulesContract = {
  get: endpoint('member', 'page_organization')
    .route({ method: 'GET', path: '/planning-rules', summary: 'Returns the planning rules of the organization' })
    .output(planningRules),
  save: endpoint('member', 'page_organization')
    .route({
      method: 'PUT',
      path: '/planning-rules',
      summary: 'Updates single planning rules of the organization',
    })
    .input(rulesWish)
    .output(z.object({})),
}
