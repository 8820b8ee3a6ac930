import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { telegramContract } from '../contract.ts'
import * as actions from './manage-telegram-link.ts'

export const telegramRouter = memberRouter(telegramContract, {
  status: actions.status,
  startLink: actions.startLink,
  linkByChatId: (member, { chatId }) => actions.linkByChatId(member, chatId),
  setActive: (member, { isActive }) => actions.setActive(member, isActive),
  unlink: actions.unlink,
  autoConfigureUser: (member, { profileId }) => actions.autoConfigureUser(member, profileId),
})
