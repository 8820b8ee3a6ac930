import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { availabilityRequestsContract } from '../contract.ts'
import * as actions from './request-availability.ts'

export const availabilityRequestsRouter = memberRouter(availabilityRequestsContract, {
  chatters: actions.chatters,
  send: actions.send,
  remind: actions.remind,
  mine: actions.mine,
  answerNone: actions.answerNone,
})
