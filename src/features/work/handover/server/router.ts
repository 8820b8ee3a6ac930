import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { handoverContract } from '../contract.ts'
import * as actions from './write-handover.ts'

export const handoverRouter = memberRouter(handoverContract, {
  own: actions.readOwnHandovers,
  write: actions.writeHandover,
  read: actions.markHandoverRead,
  latest: actions.listLatestHandovers,
  list: actions.list,
})
