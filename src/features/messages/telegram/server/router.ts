import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { telegramContract } from '../contract.ts'
import * as actions from './manage-telegram-link.ts'

export const telegramRouter = memberRouter(telegramContract, {
  status: actions.status,
  startLink: actions.startTelegramLink,
  linkByChatId: actions.linkTelegramByChatId,
  setActive: actions.setActive,
  unlink: actions.unlink,
  autoConfigureUser: actions.restoreChatReachability,
})
