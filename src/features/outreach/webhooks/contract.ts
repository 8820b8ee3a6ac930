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
    .route({ method: 'GET', path: '/webhooks', summary: 'Who is told of deeds, and how that goes' })
    .output(webhookList),
  create: browserEndpoint('member', requiredForWebhooks)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/webhooks',
      successStatus: 201,
      summary: 'Adds a receiver of events; its secret is shown only here',
    })
    .input(newWebhook)
    .output(madeWebhook),
  rotate: browserEndpoint('member', requiredForWebhooks)
    .meta({ critical: true })
    .route({
      method: 'POST',
      path: '/webhooks/{id}/secret',
      summary: 'Renews the secret; the former one signs for another day',
    })
    .input(oneWebhook)
    .output(madeWebhook),
  setOn: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'PATCH', path: '/webhooks/{id}', summary: 'Switches deliveries to the receiver on or off' })
    .input(switching)
    .output(nothing),
  remove: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'DELETE', path: '/webhooks/{id}', summary: 'Forgets the receiver with what was sent to it' })
    .input(oneWebhook)
    .output(nothing),
  test: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'POST', path: '/webhooks/{id}/test', summary: 'Sends a delivery that says nothing' })
    .input(oneWebhook)
    .output(nothing),
  deliveries: browserEndpoint('member', requiredForWebhooks)
    .route({ method: 'GET', path: '/webhooks/{id}/deliveries', summary: 'What was sent lately, the newest first' })
    .input(oneWebhook)
    .output(deliveries),
  resend: browserEndpoint('member', requiredForWebhooks)
    .route({
      method: 'POST',
      path: '/webhooks/{id}/deliveries/{deliveryId}/resend',
      summary: 'Sends a delivery once more, under the same id',
    })
    .input(oneDelivery)
    .output(nothing),
}
