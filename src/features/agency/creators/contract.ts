import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toEditCreators, toReadCreators } from './policy.ts'
import { creator, creatorDraft, creatorUpdate } from './schema.ts'

export const creatorsContract = {
  list: endpoint('member', toReadCreators)
    .route({ method: 'GET', path: '/creators', summary: 'All creators with their accounts, by name' })
    .output(z.array(creator)),
  create: endpoint('member', toEditCreators)
    .meta(creates)
    .route({ method: 'POST', path: '/creators', successStatus: 201, summary: 'A new creator' })
    .input(creatorDraft)
    .output(creator),
  update: endpoint('member', toEditCreators)
    .route({ method: 'PUT', path: '/creators/{id}', summary: 'Replaces a creator; refused when the version is old' })
    .input(creatorUpdate)
    .output(creator),
  remove: endpoint('member', toEditCreators)
    .route({ method: 'DELETE', path: '/creators/{id}', summary: 'Removes a creator that no group works' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
