import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { shiftsContract } from '../contract.ts'
import * as actions from './manage-shifts.ts'

export const shiftsRouter = (countUses: actions.CountUses) =>
  memberRouter(shiftsContract, {
    list: actions.list,
    create: actions.create,
    update: actions.update,
    impact: (member, { id, from }) => actions.countShiftUses(member, id, from ?? member.today(), countUses),
    reorder: actions.reorderShifts,
    remove: actions.remove,
  })
