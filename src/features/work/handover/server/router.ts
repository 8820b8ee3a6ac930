import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { handoverContract } from '../contract.ts'
import * as actions from './write-handover.ts'

export const handoverRouter = memberRouter(handoverContract, {
  own: actions.own,
  write: actions.write,
  read: actions.read,
  latest: actions.latest,
  list: actions.list,
})
