import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'
import { oneDevice, pushState, subscribing } from './schema.ts'

export const pushContract = {
  state: browserEndpoint('member')
    .route({
      method: 'GET',
      path: '/me/push',
      summary: 'Get the key for push subscriptions and your subscribed devices',
    })
    .output(pushState),
  subscribe: browserEndpoint('member')
    .route({ method: 'PUT', path: '/me/push', summary: 'Subscribe this browser until its session ends' })
    .input(subscribing)
    .output(pushState),
  unsubscribe: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/push/{id}', summary: 'Unsubscribe a device' })
    .input(oneDevice)
    .output(pushState),
}
