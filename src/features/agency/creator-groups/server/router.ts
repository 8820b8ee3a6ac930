import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { creatorGroupsContract } from '../contract.ts'
import * as actions from './manage-groups.ts'

export const creatorGroupsRouter = (plans: actions.GroupPlans) =>
  memberRouter(creatorGroupsContract, {
    list: actions.list,
    get: actions.get,
    accounts: actions.listAccountsAndTheirGroups,
    create: actions.create,
    update: (member, input) => actions.update(member, input, plans),
    remove: (member, { id }) => actions.remove(member, id, plans),
  })
