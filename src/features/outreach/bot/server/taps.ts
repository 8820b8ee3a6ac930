import { answer } from '#features/outreach/availability-requests/server/answering.ts'
import { requestTaps, requestTexts, urlFor } from '#features/outreach/availability-requests/server/chat-message.ts'
import type { BotButton, BotEvent, BotMessage } from '#platform/server/bot.ts'
import type { Asker } from './asker.ts'
import { textsOf } from './chat-texts.ts'
import { askToDecline, decideShift, keepShift, type Outcome } from './shift-responses.ts'
import { shiftTaps } from './shift-messages.ts'
import { silence, silenceTap } from './silence.ts'

type Tap = Extract<BotEvent, { kind: 'tapped' }>

interface Result {
  /** Shown over the chat for a moment. */
  readonly said: string
  /** What becomes of the message that bears the button. */
  readonly message: BotMessage
}

type Handler = (asker: Asker, tap: Tap, id: string) => Promise<Result>

/** Every button, by what it brings back before the last colon. */
export async function tapped(asker: Asker, tap: Tap): Promise<Result> {
  const [, name = '', id = ''] = /^(.*):([^:]*)$/.exec(tap.data) ?? []
  const handler = handlers.get(name)
  if (handler) return handler(asker, tap, id)
  return { said: textsOf(asker.member.language).oldButton, message: { text: tap.text } }
}

const onShift =
  (deed: (asker: Asker, assignmentId: string) => Promise<Outcome>): Handler =>
  async (asker, tap, id) => {
    const { said, buttons = [] } = await deed(asker, id)
    // the shift's own buttons make way for what can be done now, the others stay
    const ofShift = (row: readonly BotButton[]) => row.some(({ data }) => data.endsWith(`:${id}`))
    const place = tap.buttons.findIndex(ofShift)
    const others = tap.buttons.filter(row => !ofShift(row))
    const isDone = buttons.length === 0 && !tap.text.includes(said)
    return {
      said,
      message: {
        text: isDone ? `${tap.text}\n\n${said}` : tap.text,
        buttons: others.toSpliced(Math.max(0, place), 0, ...buttons),
      },
    }
  }

const respond =
  (how: 'likeLastWeek' | 'none'): Handler =>
  async ({ member }, tap, id) => {
    const texts = requestTexts(member.language)
    const answered = await answer(member, id, how)
    if (answered.kind === 'gone') return { said: texts.gone, message: { text: texts.gone } }
    const { kind, request } = answered
    const said = 'answer' in answered ? texts[answered.kind][answered.answer] : texts[answered.kind]
    const see = texts.see(urlFor(member.services.publicUrl, request, member.today()))
    // where nothing could be copied, the other answer is still open
    const buttons = kind === 'emptyWeek' ? tap.buttons.filter(row => !row.some(({ data }) => data === tap.data)) : []
    return { said, message: { text: `${said}\n\n${see}`, buttons } }
  }

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [shiftTaps.confirm, onShift((asker, id) => decideShift(asker, id, 'confirm'))],
  [shiftTaps.sick, onShift((asker, id) => askToDecline(asker, id, 'sick'))],
  [shiftTaps.busy, onShift((asker, id) => askToDecline(asker, id, 'busy'))],
  [shiftTaps.surelySick, onShift((asker, id) => decideShift(asker, id, 'sick'))],
  [shiftTaps.surelyBusy, onShift((asker, id) => decideShift(asker, id, 'busy'))],
  [shiftTaps.keep, onShift(keepShift)],
  [requestTaps.likeLastWeek, respond('likeLastWeek')],
  [requestTaps.none, respond('none')],
  [
    silenceTap,
    async (asker, _tap, hours) => {
      const said = await silence(asker, Number(hours))
      return { said, message: { text: said } }
    },
  ],
])
