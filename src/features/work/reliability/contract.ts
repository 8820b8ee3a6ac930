import { endpoint, passing } from '#features/foundation/permissions/endpoint.ts'
import { toSeeReliability } from './policy.ts'
import { everybodysReliability, ownReliability } from './schema.ts'

export const reliabilityContract = {
  list: endpoint('member', toSeeReliability)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/reliability',
      summary: 'Everybody of whom it is known: how they came, confirmed and took over, in 12 weeks; null: switched off',
    })
    .output(everybodysReliability),
  own: endpoint('member')
    .route({
      method: 'GET',
      path: '/me/reliability',
      summary: 'How oneself came, confirmed and took over, in 12 weeks; null: switched off',
    })
    .output(ownReliability),
}
