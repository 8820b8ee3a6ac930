import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toPlanGroups } from './policy.ts'
import { account, creatorGroup, groupDraft, groupUpdate } from './schema.ts'

export const creatorGroupsContract = {
  list: endpoint('member', toPlanGroups)
    .route({ method: 'GET', path: '/creator-groups', summary: 'All groups with what belongs to them, by name' })
    .output(z.array(creatorGroup)),
  get: endpoint('member', toPlanGroups)
    .route({ method: 'GET', path: '/creator-groups/{id}', summary: 'One group' })
    .input(z.object({ id: zId }))
    .output(creatorGroup),
  accounts: endpoint('member', toPlanGroups)
    .route({
      method: 'GET',
      path: '/creator-accounts',
      summary: 'Every account on a creator platform, with the group that works it',
    })
    .output(z.array(account)),
  create: endpoint('member', toPlanGroups)
    .meta(creates)
    .route({ method: 'POST', path: '/creator-groups', successStatus: 201, summary: 'A new group' })
    .input(groupDraft)
    .output(creatorGroup),
  update: endpoint('member', toPlanGroups)
    .route({
      method: 'PUT',
      path: '/creator-groups/{id}',
      summary: 'Replaces a group; refused when the version is old',
    })
    .input(groupUpdate)
    .output(creatorGroup),
  remove: endpoint('member', toPlanGroups)
    .route({
      method: 'DELETE',
      path: '/creator-groups/{id}',
      summary: 'Removes a group that nobody is published on from now on, with its plan',
    })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
