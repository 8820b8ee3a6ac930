import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { discordContract } from '../contract.ts'
import * as actions from './manage-discord-link.ts'

const discord = implement(discordContract).$context<RequestContext>().use(admitted).use(asMember)

export const discordRouter = discord.router({
  status: discord.status.handler(({ context }) => actions.status(context.member)),
  startLink: discord.startLink.handler(({ context }) => actions.startLink(context.member)),
  setActive: discord.setActive.handler(({ context, input }) => actions.setActive(context.member, input.isActive)),
  unlink: discord.unlink.handler(({ context }) => actions.unlink(context.member)),
})
