import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { webhooksContract } from '../contract.ts'
import type { MayReadChange } from '../policy.ts'
import * as actions from './manage-webhooks.ts'

export const webhooksRouter = (mayRead: MayReadChange) =>
  memberRouter(webhooksContract, {
    list: actions.list,
    create: (member, input) => actions.create(member, input, mayRead),
    rotate: (member, { id }) => actions.rotate(member, id),
    setOn: (member, { id, isOn }) => actions.setOn(member, id, isOn),
    remove: (member, { id }) => actions.remove(member, id),
    test: (member, { id }) => actions.test(member, id),
    deliveries: (member, { id }) => actions.deliveries(member, id, mayRead),
    resend: (member, { id, deliveryId }) => actions.resend(member, id, deliveryId),
  })
