import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { platformsContract } from '../contract.ts'
import * as actions from './manage-platforms.ts'

export const platformsRouter = (usedBy: actions.UsedBy, findUsed: actions.FindUsed) =>
  memberRouter(platformsContract, {
    list: actions.list,
    reorder: actions.reorder,
    setEnabled: actions.setEnabled,
    add: actions.add,
    usage: (member, input) => actions.listCreatorsOnPlatform(member, input, usedBy),
    used: member => actions.listUsedPlatforms(member, findUsed),
    remove: actions.removePlatform,
  })
