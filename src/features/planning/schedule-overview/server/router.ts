import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { scheduleOverviewContract } from '../contract.ts'
import * as actions from './read-overview.ts'

export const scheduleOverviewRouter = memberRouter(scheduleOverviewContract, {
  groups: actions.listGroups,
  chatters: actions.listChatters,
})
