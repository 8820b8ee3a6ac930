import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { deliveryContract } from '../contract.ts'
import * as actions from './delivery-settings.ts'

export const deliveryRouter = memberRouter(deliveryContract, {
  own: actions.readOwnDelivery,
  saveOwn: actions.saveOwnDelivery,
  rules: actions.readDeliveryRules,
  saveRules: actions.saveRules,
  failed: actions.readFailedMessages,
  retry: actions.retryFailedMessage,
  retryAll: actions.retryAllFailedMessages,
})
