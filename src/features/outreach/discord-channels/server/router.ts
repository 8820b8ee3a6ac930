import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { discordChannelsContract } from '../contract.ts'
import * as actions from './manage-channels.ts'

export const discordChannelsRouter = memberRouter(discordChannelsContract, {
  list: actions.list,
  startLink: actions.startDiscordChannelLink,
  change: actions.change,
  remove: actions.removeDiscordChannel,
  test: actions.sendTestPost,
})
