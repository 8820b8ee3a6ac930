import { permissionsContract } from '../contract.ts'
import * as actions from './save-permissions.ts'
import { memberRouter } from './member-router.ts'

export const permissionsRouter = (lockAsBefore: actions.LockAndRecheckPermission) =>
  memberRouter(permissionsContract, {
    templates: actions.readPermissionTemplates,
    save: (member, input) => actions.savePermissionTemplates(member, input, lockAsBefore),
  })
