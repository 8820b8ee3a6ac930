import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { deliveryRules, failedMessage, oneMessage, ownDelivery, ownDeliveryChange } from './schema.ts'

export const deliveryContract = {
  own: endpoint('member')
    .route({ method: 'GET', path: '/me/delivery', summary: "One's quiet hours and when one is reminded of shifts" })
    .output(ownDelivery),
  saveOwn: endpoint('member')
    .route({ method: 'PATCH', path: '/me/delivery', summary: 'Changes the fields that are given' })
    .input(ownDeliveryChange)
    .output(ownDelivery),
  rules: endpoint('role:owner')
    .route({ method: 'GET', path: '/organization-settings/delivery', summary: 'When people are reminded of shifts' })
    .output(deliveryRules),
  saveRules: endpoint('role:owner')
    .route({ method: 'PUT', path: '/organization-settings/delivery', summary: 'When people are reminded of shifts' })
    .input(deliveryRules)
    .output(deliveryRules),
  failed: endpoint('role:owner')
    .route({
      method: 'GET',
      path: '/failed-messages',
      summary: 'Mails and bot messages that were given up, newest first',
    })
    .output(z.object({ messages: z.array(failedMessage), waiting: z.number().int() })),
  retry: endpoint('role:owner')
    .route({ method: 'POST', path: '/failed-messages/{channel}/{id}/retry', summary: 'Tries one again' })
    .input(oneMessage)
    .output(z.object({})),
  retryAll: endpoint('role:owner')
    .route({ method: 'POST', path: '/failed-messages/retry', summary: 'Tries all of them again' })
    .output(z.object({ retried: z.number().int() })),
}
