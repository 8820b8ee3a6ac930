import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { webhooksContract } from '../contract.ts'
import type { MayReadChange } from '../policy.ts'
import * as actions from './manage-webhooks.ts'

export const webhooksRouter = (mayRead: MayReadChange) =>
  memberRouter(webhooksContract, {
    list: actions.list,
    create: (member, input) => actions.create(member, input, mayRead),
    rotate: actions.rotateWebhookSecret,
    setOn: actions.switchWebhook,
    remove: actions.removeWebhook,
    test: actions.sendTestDelivery,
    deliveries: (member, { id }) => actions.listWebhookDeliveries(member, id, mayRead),
    resend: actions.resendDelivery,
  })
