import { endpoint, passing } from '#features/foundation/permissions/endpoint.ts'
import { toSeeReliability } from './policy.ts'
import { everybodysReliability, ownReliability } from './schema.ts'

export const reliabilityContract = {
  list: endpoint('member', toSeeReliability)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/reliability',
      summary: "List members' reliability over the last 12 weeks; null if turned off",
    })
    .output(everybodysReliability),
  own: endpoint('member')
    .route({
      method: 'GET',
      path: '/me/reliability',
      summary: 'Get your reliability over the last 12 weeks; null if turned off',
    })
    .output(ownReliability),
}
