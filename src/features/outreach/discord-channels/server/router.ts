import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { discordChannelsContract } from '../contract.ts'
import * as actions from './manage-channels.ts'

const discordChannels = implement(discordChannelsContract).$context<RequestContext>().use(admitted).use(asMember)
const done = async (work: Promise<void>): Promise<Record<string, never>> => {
  await work
  return {}
}

export const discordChannelsRouter = discordChannels.router({
  list: discordChannels.list.handler(({ context }) => actions.list(context.member)),
  startLink: discordChannels.startLink.handler(({ context }) => actions.startLink(context.member)),
  change: discordChannels.change.handler(({ context, input }) => done(actions.change(context.member, input))),
  remove: discordChannels.remove.handler(({ context, input }) => done(actions.remove(context.member, input.id))),
  test: discordChannels.test.handler(({ context, input }) => done(actions.test(context.member, input.id))),
})
