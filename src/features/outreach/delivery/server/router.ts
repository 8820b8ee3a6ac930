import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { deliveryContract } from '../contract.ts'
import * as actions from './delivery-settings.ts'

export const deliveryRouter = memberRouter(deliveryContract, {
  own: actions.own,
  saveOwn: actions.saveOwn,
  rules: actions.rules,
  saveRules: actions.saveRules,
  failed: actions.failed,
  retry: actions.retry,
  retryAll: actions.retryAll,
})
