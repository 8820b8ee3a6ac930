import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { botContract } from '../contract.ts'
import { chatMemberOf, type RefusalText } from './chat-member.ts'
import { handleAction } from './handle-action.ts'

/** What messages on a device bring back is what the chat's buttons bring back. */
export const botRouter = (word: RefusalText) =>
  memberRouter(botContract, {
    act: async (member, input) => {
      const { said, message } = await handleAction(chatMemberOf(member, word), { ...input, text: '', buttons: [] })
      return { said, buttons: (message.buttons ?? []).flat() }
    },
  })
