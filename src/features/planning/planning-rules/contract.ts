import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { planningRules, rulesWish } from './schema.ts'

export const planningRulesContract = {
  get: endpoint('member', 'page_organization')
    .route({ method: 'GET', path: '/planning-rules', summary: "Get the organization's planning rules" })
    .output(planningRules),
  save: endpoint('member', 'page_organization')
    .route({
      method: 'PUT',
      path: '/planning-rules',
      summary: "Update the organization's planning rules field by field",
    })
    .input(rulesWish)
    .output(z.object({})),
}
