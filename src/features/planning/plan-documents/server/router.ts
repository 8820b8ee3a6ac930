import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { planDocumentsContract } from '../contract.ts'
import * as actions from './download-plan.ts'

export const planDocumentsRouter = memberRouter(planDocumentsContract, {
  week: actions.downloadWeek,
  groups: actions.groups,
  chatters: actions.downloadChatters,
  ownShifts: actions.downloadOwnShifts,
})
