import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'
import { oneDevice, pushState, subscribing } from './schema.ts'

export const pushContract = {
  state: browserEndpoint('member')
    .route({
      method: 'GET',
      path: '/me/push',
      summary: "What a browser subscribes with, and one's devices that are told",
    })
    .output(pushState),
  subscribe: browserEndpoint('member')
    .route({ method: 'PUT', path: '/me/push', summary: 'Tells this browser from now on, as long as its sign-in lasts' })
    .input(subscribing)
    .output(pushState),
  unsubscribe: browserEndpoint('member')
    .route({ method: 'DELETE', path: '/me/push/{id}', summary: 'Tells one device nothing more' })
    .input(oneDevice)
    .output(pushState),
}
