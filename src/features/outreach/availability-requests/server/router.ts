import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { availabilityRequestsContract } from '../contract.ts'
import * as actions from './request-availability.ts'

export const availabilityRequestsRouter = memberRouter(availabilityRequestsContract, {
  chatters: actions.listChattersWithNewestRequest,
  send: actions.sendAvailabilityRequests,
  remind: actions.remindAvailabilityRequests,
  mine: actions.listOwnUnansweredRequests,
  answerNone: actions.answerRequestWithNone,
  undoNone: actions.undoAnswerNone,
})
