import { permissionsContract } from '../contract.ts'
import * as actions from './save-permissions.ts'
import { memberRouter } from './member-router.ts'

export const permissionsRouter = (lockAsBefore: actions.LockAsBefore) =>
  memberRouter(permissionsContract, {
    templates: actions.templates,
    save: (member, input) => actions.save(member, input, lockAsBefore),
  })
