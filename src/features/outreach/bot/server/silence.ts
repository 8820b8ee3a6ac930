import { dateFormat } from '#kit/locale.ts'
import * as links from '#features/messages/telegram/server/store.ts'
import type { BotMessage } from '#platform/server/bot.ts'
import type { Asker } from './asker.ts'
import { textsOf } from './chat-texts.ts'

export const silenceTap = 'mute'
const choices = [8, 24] as const

export function askSilence({ member }: Asker): BotMessage {
  const texts = textsOf(member.language)
  return {
    text: texts.mute,
    buttons: [
      choices.map(hours => ({ label: texts.muteHours(hours), data: `${silenceTap}:${hours}` })),
      [{ label: texts.muteForever, data: `${silenceTap}:0` }],
    ],
  }
}

/** For that many hours; 0: until further notice, which is the switch of the app. */
export async function silence({ member }: Asker, hours: number): Promise<string> {
  const texts = textsOf(member.language)
  const chosen = choices.find(choice => choice === hours)
  const until = chosen === undefined ? null : member.now().add({ hours: chosen })
  await change(member, until === null ? { isActive: false } : { mutedUntil: until })
  return until === null ? texts.muted : texts.mutedUntil(shown(until, member))
}

export async function speakAgain({ member }: Asker): Promise<string> {
  await change(member, { isActive: true, mutedUntil: null })
  return textsOf(member.language).unmuted
}

const change = (member: Asker['member'], values: Parameters<typeof links.change>[3]): Promise<void> =>
  member.transaction(async tx => {
    await links.change(tx, member.actor.organizationId, member.actor.profileId, values)
    tx.invalidate('telegram', 'availabilityRequests')
  })

/** On the person's own clock. */
const shown = (until: Temporal.Instant, { language, timeZone, organization }: Asker['member']): string =>
  dateFormat(language, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone ?? organization.timeZone,
  }).format(new Date(until.epochMilliseconds))
