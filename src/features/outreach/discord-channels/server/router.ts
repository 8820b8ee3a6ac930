import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { discordChannelsContract } from '../contract.ts'
import * as actions from './manage-channels.ts'

export const discordChannelsRouter = memberRouter(discordChannelsContract, {
  list: actions.list,
  startLink: actions.startLink,
  change: actions.change,
  remove: (member, { id }) => actions.remove(member, id),
  test: (member, { id }) => actions.test(member, id),
})
