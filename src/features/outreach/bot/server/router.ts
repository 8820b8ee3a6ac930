import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { botContract } from '../contract.ts'
import { asking, type RefusalText } from './chat-member.ts'
import { handleAction } from './handle-action.ts'

/** What messages on a device bring back is what the chat's buttons bring back. */
export function botRouter(word: RefusalText) {
  const bot = implement(botContract).$context<RequestContext>().use(admitted).use(asMember)
  return bot.router({
    tap: bot.tap.handler(async ({ context, input }) => {
      const { said, message } = await handleAction(asking(context.member, word), { ...input, text: '', buttons: [] })
      return { said, buttons: (message.buttons ?? []).flat() }
    }),
  })
}
