import { momentText, timeSentence } from '#kit/time-text.ts'
import * as links from '#features/messages/chats/server/store.ts'
import type { ChatMessage, ChatAction } from '#platform/server/chat.ts'
import { type LinkedChatMember, readerOf } from './chat-member.ts'
import { botTextsOf } from './chat-texts.ts'

export const silenceAction = 'mute'
const choices = [8, 24] as const

type MutableChatMember = Omit<LinkedChatMember, 'shutOut'>

export const isMuteAction = ({ data }: ChatAction): boolean => data.startsWith(`${silenceAction}:`)

export function askMuteDuration({ member }: LinkedChatMember): ChatMessage {
  const texts = botTextsOf(member.language)
  return {
    text: texts.mute,
    buttons: [
      choices.map(hours => ({ label: texts.muteHours(hours), data: `${silenceAction}:${hours}` })),
      [{ label: texts.muteForever, data: `${silenceAction}:0` }],
    ],
  }
}

/** For that many hours; 0: until further notice, which is the switch of the app. */
export async function muteChat(asker: MutableChatMember, hours: number): Promise<string> {
  const { member, slash } = asker
  const texts = botTextsOf(member.language)
  const chosen = choices.find(choice => choice === hours)
  const until = chosen === undefined ? null : member.now().add({ hours: chosen })
  await change(asker, until === null ? { isActive: false } : { mutedUntil: until })
  return until === null ? texts.muted(slash) : texts.mutedUntil(shown(until, member), slash)
}

export async function unmuteChat(asker: LinkedChatMember): Promise<string> {
  await change(asker, { isActive: true, mutedUntil: null })
  return botTextsOf(asker.member.language).unmuted
}

const change = ({ member, link }: MutableChatMember, values: Parameters<typeof links.change>[4]): Promise<void> =>
  member.transaction(async tx => {
    await links.change(tx, link.messenger, member.actor.organizationId, member.actor.profileId, values)
    tx.invalidate(link.messenger, 'availabilityRequests')
  })

const shown = (until: Temporal.Instant, member: LinkedChatMember['member']): string =>
  timeSentence(momentText(until, readerOf(member), member.language))
