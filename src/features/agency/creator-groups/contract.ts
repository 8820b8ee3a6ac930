import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toPlanGroups } from './policy.ts'
import { account, creatorGroup, groupDraft, groupUpdate } from './schema.ts'

export const creatorGroupsContract = {
  list: endpoint('member', toPlanGroups)
    .route({
      method: 'GET',
      path: '/creator-groups',
      summary: 'List all groups with their accounts and members, by name',
    })
    .output(z.array(creatorGroup)),
  get: endpoint('member', toPlanGroups)
    .route({ method: 'GET', path: '/creator-groups/{id}', summary: 'Get a group' })
    .input(z.object({ id: zId }))
    .output(creatorGroup),
  accounts: endpoint('member', toPlanGroups)
    .route({
      method: 'GET',
      path: '/creator-accounts',
      summary: 'List all creator accounts with their groups',
    })
    .output(z.array(account)),
  create: endpoint('member', toPlanGroups)
    .meta(creates)
    .route({ method: 'POST', path: '/creator-groups', successStatus: 201, summary: 'Create a group' })
    .input(groupDraft)
    .output(creatorGroup),
  update: endpoint('member', toPlanGroups)
    .route({
      method: 'PUT',
      path: '/creator-groups/{id}',
      summary: 'Replace a group; fails if the version is outdated',
    })
    .input(groupUpdate)
    .output(creatorGroup),
  remove: endpoint('member', toPlanGroups)
    .route({
      method: 'DELETE',
      path: '/creator-groups/{id}',
      summary: 'Delete a group and its schedule; fails if upcoming published shifts are assigned',
    })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
