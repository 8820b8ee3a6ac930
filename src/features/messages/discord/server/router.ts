import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { discordContract } from '../contract.ts'
import * as actions from './manage-discord-link.ts'

export const discordRouter = memberRouter(discordContract, {
  status: actions.status,
  startLink: actions.startDiscordLink,
  setActive: actions.setActive,
  unlink: actions.unlink,
})
