import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { deliveryRules, failedMessage, oneMessage, ownDelivery, ownDeliveryChange } from './schema.ts'

export const deliveryContract = {
  own: endpoint('member')
    .route({ method: 'GET', path: '/me/delivery', summary: 'Get your quiet hours and shift reminders' })
    .output(ownDelivery),
  saveOwn: endpoint('member')
    .route({ method: 'PATCH', path: '/me/delivery', summary: 'Update your quiet hours and shift reminders' })
    .input(ownDeliveryChange)
    .output(ownDelivery),
  rules: endpoint('role:owner')
    .route({
      method: 'GET',
      path: '/organization-settings/delivery',
      summary: 'Get the organization’s shift reminders',
    })
    .output(deliveryRules),
  saveRules: endpoint('role:owner')
    .route({
      method: 'PUT',
      path: '/organization-settings/delivery',
      summary: 'Set the organization’s shift reminders',
    })
    .input(deliveryRules)
    .output(deliveryRules),
  failed: endpoint('role:owner')
    .route({
      method: 'GET',
      path: '/failed-messages',
      summary: 'List emails and bot messages that failed, newest first',
    })
    .output(z.object({ messages: z.array(failedMessage), waiting: z.number().int() })),
  retry: endpoint('role:owner')
    .route({ method: 'POST', path: '/failed-messages/{channel}/{id}/retry', summary: 'Retry a failed message' })
    .input(oneMessage)
    .output(z.object({})),
  retryAll: endpoint('role:owner')
    .route({ method: 'POST', path: '/failed-messages/retry', summary: 'Retry all failed messages' })
    .output(z.object({ retried: z.number().int() })),
}
