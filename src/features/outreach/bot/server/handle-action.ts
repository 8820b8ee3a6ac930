import { answerRequest } from '#features/outreach/availability-requests/server/answer-request.ts'
import { requestActions, requestTexts, urlFor } from '#features/outreach/availability-requests/server/chat-message.ts'
import { toAnswerRequests } from '#features/outreach/availability-requests/policy.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import { absenceKinds } from '#features/planning/assignments/states.ts'
import type { ChatButton, ChatMessage, ChatAction } from '#platform/server/chat.ts'
import type { ChatMember } from './chat-member.ts'
import { botTextsOf } from './chat-texts.ts'
import { answerCheckIn, dutyActions, answerCheckOut, isPresent, leaveEarly, undoCheckOut } from './duty-responses.ts'
import { marketActions } from './market-messages.ts'
import * as market from './market-responses.ts'
import {
  askToGive,
  askWhy,
  reportAbsenceFromChat,
  confirmShift,
  offerShiftFromChat,
  keepAssignment,
  nextShifts,
  type ChatActionOutcome,
} from './shift-responses.ts'
import { retiredActions, shiftActions } from './shift-messages.ts'
import { muteChat, silenceAction } from './silence.ts'

interface ChatActionResult {
  /** Shown over the chat for a moment. */
  readonly said: string
  /** What becomes of the message that bears the button. */
  readonly message: ChatMessage
}

type Handler = (asker: ChatMember, tap: ChatAction, id: string) => Promise<ChatActionResult>

/** Every button, by what it brings back before the last colon. */
export async function handleAction(asker: ChatMember, tap: ChatAction): Promise<ChatActionResult> {
  const [, name = '', id = ''] = /^(.*):([^:]*)$/.exec(tap.data) ?? []
  const handler = handlers.get(name)
  if (handler) return handler(asker, tap, id)
  return tooOld(asker, tap)
}

const tooOld = ({ member }: Pick<ChatMember, 'member'>, { text }: ChatAction): ChatActionResult => ({
  said: botTextsOf(member.language).oldButton,
  message: { text },
})

/** A tap on a shift, an offer or a seat. `keyOf`: what its buttons have in common. */
const on =
  (deed: (asker: ChatMember, id: string) => Promise<ChatActionOutcome>, keyOf = (id: string) => id): Handler =>
  async (asker, tap, id) => {
    const { said, more, buttons = [], isOpen = false } = await deed(asker, id)
    // its own buttons make way for what can be done now, the others stay
    const key = keyOf(id)
    const isOfIt = ({ data }: ChatButton) => data.endsWith(`:${key}`) || data.includes(`:${key}.`)
    const only = (those: (button: ChatButton) => boolean) =>
      tap.buttons.map(row => row.filter(those)).filter(row => row.length > 0)
    const place = tap.buttons.findIndex(row => row.some(isOfIt))
    const now = isOpen ? only(isOfIt) : buttons
    // a messenger may have put buttons of several into one row
    const others = only(button => !isOfIt(button))
    const isDone = !isOpen && buttons.length === 0 && !tap.text.includes(said)
    const isList = tap.text.startsWith(botTextsOf(asker.member.language).next)
    return {
      said,
      message: {
        // a list says how things stand now
        text: [
          isDone && isList ? (await nextShifts(asker)).text : tap.text,
          ...(isDone ? [said] : []),
          ...(more === undefined ? [] : [more]),
        ].join('\n\n'),
        buttons: others.toSpliced(Math.max(0, place), 0, ...now),
      },
    }
  }

const respond =
  (how: 'likeLastWeek' | 'none'): Handler =>
  async ({ member }, tap, id) => {
    if (!may(member.actor, toAnswerRequests))
      return { said: botTextsOf(member.language).notAllowed, message: { text: tap.text, buttons: tap.buttons } }
    const texts = requestTexts(member.language)
    const answered = await answerRequest(member, id, how)
    if (answered.kind === 'gone') return { said: texts.gone, message: { text: texts.gone } }
    const { kind, request } = answered
    const said = 'answer' in answered ? texts[answered.kind][answered.answer] : texts[answered.kind]
    const see = texts.see(urlFor(member.services.publicUrl, request, member.today()))
    // where nothing could be copied, the other answer is still open
    const buttons = kind === 'emptyWeek' ? tap.buttons.filter(row => !row.some(({ data }) => data === tap.data)) : []
    return { said, message: { text: `${said}\n\n${see}`, buttons } }
  }

/** Of an offer and one of its people. */
const offerOf = (id: string): string => id.replace(/\..*/, '')

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [shiftActions.confirm, on(confirmShift)],
  [shiftActions.cannot, on(askWhy)],
  ...retiredActions.map((name): [string, Handler] => [name, on(askWhy)]),
  ...absenceKinds.map((kind): [string, Handler] => [
    shiftActions[kind],
    on((asker, id) => reportAbsenceFromChat(asker, id, kind)),
  ]),
  [shiftActions.give, on(askToGive)],
  [shiftActions.surelyGive, on(offerShiftFromChat)],
  [shiftActions.keep, on(keepAssignment)],
  [marketActions.take, on(market.take)],
  [marketActions.apply, on(market.apply)],
  [marketActions.refuse, on(market.refuse)],
  [marketActions.withdraw, on(market.withdraw)],
  [marketActions.approve, on(market.approve, offerOf)],
  [marketActions.reject, on(market.reject, offerOf)],
  [marketActions.choose, on(market.choose, offerOf)],
  [marketActions.advertise, on(market.advertise)],
  [dutyActions.in, on(answerCheckIn)],
  [dutyActions.out, on(answerCheckOut)],
  [dutyActions.early, on(leaveEarly)],
  [dutyActions.back, on(undoCheckOut)],
  [dutyActions.present, on(isPresent)],
  [requestActions.likeLastWeek, respond('likeLastWeek')],
  [requestActions.none, respond('none')],
  [
    silenceAction,
    async ({ link, ...asker }, tap, hours) => {
      if (!link) return tooOld(asker, tap)
      const said = await muteChat({ ...asker, link }, Number(hours))
      return { said, message: { text: said } }
    },
  ],
])
