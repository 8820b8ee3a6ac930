import { z } from 'zod'
import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'
import { requiredForWebhooks } from './policy.ts'
import {
  deliveries,
  madeWebhook,
  newWebhook,
  oneDelivery,
  oneWebhook,
  switching,
  webhooks as webhookList,
} from './schema.ts'

const nothing = z.object({})

/** Kept in the browser alone: a webhook goes on telling when the token that had made it is long revoked. */
export const webhooksContract = {
  list: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'GET', path: '/webhooks', summary: 'List webhooks and their delivery status' })
    .output(webhookList),
  create: browserEndpoint('member', requiredForWebhooks)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/webhooks',
      successStatus: 201,
      summary: 'Create a webhook; its secret is shown only once',
    })
    .input(newWebhook)
    .output(madeWebhook),
  rotate: browserEndpoint('member', requiredForWebhooks)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/webhooks/{id}/secret',
      summary: 'Rotate the secret; the old one stays valid for another day',
    })
    .input(oneWebhook)
    .output(madeWebhook),
  setOn: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'PATCH', path: '/webhooks/{id}', summary: 'Turn a webhook on or off' })
    .input(switching)
    .output(nothing),
  remove: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'DELETE', path: '/webhooks/{id}', summary: 'Delete a webhook and its delivery log' })
    .input(oneWebhook)
    .output(nothing),
  test: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'POST', path: '/webhooks/{id}/test', summary: 'Send a test delivery' })
    .input(oneWebhook)
    .output(nothing),
  deliveries: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'GET', path: '/webhooks/{id}/deliveries', summary: 'List recent deliveries, newest first' })
    .input(oneWebhook)
    .output(deliveries),
  resend: browserEndpoint('member', requiredForWebhooks)
    .route({
      method: 'POST',
      path: '/webhooks/{id}/deliveries/{deliveryId}/resend',
      summary: 'Resend a delivery with the same id',
    })
    .input(oneDelivery)
    .output(nothing),
}
