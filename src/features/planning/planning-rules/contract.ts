import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { planningRules, rulesWish } from './schema.ts'

export const planningRulesContract = {
  get: endpoint('member', 'page_organization')
    .route({ method: 'GET', path: '/planning-rules', summary: 'How strict the organisation plans' })
    .output(planningRules),
  save: endpoint('member', 'page_organization')
    .route({
      method: 'PUT',
      path: '/planning-rules',
      summary: 'Changes how strict the organisation plans, field by field',
    })
    .input(rulesWish)
    .output(z.object({})),
}
