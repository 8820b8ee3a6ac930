import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { creatorsContract } from '../contract.ts'
import { importCreators, previewCreators } from './import-creators.ts'
import * as actions from './manage-creators.ts'

export const creatorsRouter = (workedBy: actions.ListGroupsOfAccounts) =>
  memberRouter(creatorsContract, {
    list: actions.list,
    create: actions.create,
    preview: previewCreators,
    import: importCreators,
    update: (member, input) => actions.update(member, input, workedBy),
    remove: (member, { id }) => actions.remove(member, id, workedBy),
  })
