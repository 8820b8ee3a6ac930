import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { telegramContract } from '../contract.ts'
import * as actions from './manage-telegram-link.ts'

const telegram = implement(telegramContract).$context<RequestContext>().use(admitted).use(asMember)

export const telegramRouter = telegram.router({
  status: telegram.status.handler(({ context }) => actions.status(context.member)),
  startLink: telegram.startLink.handler(({ context }) => actions.startLink(context.member)),
  linkByChatId: telegram.linkByChatId.handler(({ context, input }) =>
    actions.linkByChatId(context.member, input.chatId),
  ),
  setActive: telegram.setActive.handler(({ context, input }) => actions.setActive(context.member, input.isActive)),
  unlink: telegram.unlink.handler(({ context }) => actions.unlink(context.member)),
  autoConfigureUser: telegram.autoConfigureUser.handler(({ context, input }) =>
    actions.autoConfigureUser(context.member, input.profileId),
  ),
})
