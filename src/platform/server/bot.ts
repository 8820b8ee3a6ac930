import { Bot, BotError, GrammyError, HttpError, InlineKeyboard } from 'grammy'
import type { Update } from 'grammy/types'
import { truncateText } from '#kit/text.ts'
import type { ChatEvent, MessengerClient, ChatMessage, ChatUser, ChatSendResult } from './chat.ts'
import type { Log } from './log.ts'

/** Why the bot stays silent until the operator of the installation acts. */
export type BotFault = 'tokenRefused' | 'tokenShared'

const faultSentences: Readonly<Record<BotFault, string>> = {
  tokenRefused: 'TELEGRAM_BOT_TOKEN is not the token of a bot (any more): set one from @BotFather and restart',
  tokenShared:
    'another program uses TELEGRAM_BOT_TOKEN as well and takes messages away: each installation needs a bot of its own',
}

/** The line to Telegram. */
export interface TelegramClient extends MessengerClient {
  /** The bot's own name, for links to it; undefined while Telegram cannot be reached. */
  username(): Promise<string | undefined>
  /** As far as this process has seen. */
  fault(): BotFault | undefined
  /** Takes what Telegram sent to the webhook. */
  receive(update: unknown): Promise<void>
  /** Asks Telegram for events until the signal; ends by itself when another one asks as well. */
  ask(signal: AbortSignal): Promise<void>
  /** The list of commands that Telegram offers to people of a language; without one, to everybody else. */
  offer(commands: readonly { command: string; description: string }[], language?: string): Promise<void>
  /** Has Telegram send events to an address of ours, and says so if it sends them to another. Idempotent. */
  callAt(url: string, secret: string): Promise<void>
}

/** Telegram refuses more. */
const maxTextLength = 4096
const answerWithin = 15_000
const lookWithin = 4_000
const forgetsFailureAfter = 20_000
/** Milliseconds without a conflict after which the bot counts as ours alone: a poll takes 25 s. */
const sharedFor = 60_000
const commandsOf = ['message', 'callback_query', 'my_chat_member'] as const

/** One bot for the installation. Its token never leaves this file: what went wrong is told in words that do not hold it. */
export function openTelegramClient({
  token,
  apiRoot,
  log,
}: {
  token: string
  apiRoot: string
  log: Log
}): TelegramClient {
  const bot = new Bot(token, { client: { apiRoot: apiRoot.replace(/\/+$/, ''), timeoutSeconds: 60 } })
  let handle: (event: ChatEvent) => Promise<void> = async () => {}
  const within = (milliseconds: number) => AbortSignal.timeout(milliseconds) as never

  let fault: BotFault | undefined
  let sharedAt = Number.NEGATIVE_INFINITY
  function setFault(next: BotFault | undefined): void {
    if (next === 'tokenShared') sharedAt = performance.now()
    if (next !== undefined && next !== fault) log.error({ fault: next }, faultSentences[next])
    fault = next
  }
  bot.api.config.use(async (call, method, payload, signal) => {
    const answer = await call(method, payload, signal)
    if (answer.ok) {
      if (fault === 'tokenRefused' || performance.now() - sharedAt > sharedFor) setFault(undefined)
    } else if (answer.error_code === 401 || answer.error_code === 404) setFault('tokenRefused')
    else if (answer.error_code === 409) setFault('tokenShared')
    return answer
  })

  bot.on('message:text', context => {
    const from = telegramUserOf(context.chat, context.from)
    if (!from) return undefined
    const [, command, rest = ''] = /^\/(\w+)(?:@\w+)?(?:\s+(.*))?$/s.exec(context.message.text.trim()) ?? []
    // whoever waits for an answer asks again if it does not come
    const reply = async (message: ChatMessage) => void (await send(from.chatId, message))
    return handle({ kind: 'said', from, command, rest: rest.trim(), reply })
  })
  bot.on('callback_query:data', context => {
    const from = context.chat && telegramUserOf(context.chat, context.from)
    const { message } = context.callbackQuery
    if (!from || !message) return undefined
    const buttons = (message.reply_markup?.inline_keyboard ?? []).map(row =>
      row.flatMap(button => ('callback_data' in button ? { label: button.text, data: button.callback_data } : [])),
    )
    const settle = async (said: string, next: ChatMessage) => {
      // a tap that is answered too late is refused; the message itself tells how it ended
      await context.answerCallbackQuery({ text: truncateText(said, 200) }, within(answerWithin)).catch(() => {})
      await bot.api
        .editMessageText(
          from.chatId,
          message.message_id,
          truncateText(next.text, maxTextLength),
          options(next),
          within(answerWithin),
        )
        .catch(() => {})
    }
    return handle({
      kind: 'tapped',
      from,
      data: context.callbackQuery.data,
      text: message.text ?? '',
      buttons,
      settle,
    })
  })
  bot.on('my_chat_member', context => {
    const from = telegramUserOf(context.chat, context.from)
    const isBlocked = context.myChatMember.new_chat_member.status === 'kicked'
    return from && handle({ kind: isBlocked ? 'blocked' : 'unblocked', from })
  })
  const report = (error: unknown) => {
    const cause = error instanceof BotError ? error.error : error
    log.error({ err: cause instanceof HttpError ? cause.message : cause }, 'bot')
  }
  // one update that cannot be handled must not hold up the next
  bot.catch(report)

  let isCalled = false
  let failedAt = Number.NEGATIVE_INFINITY
  const me = async () => {
    if (bot.isInited()) return bot.botInfo
    // whoever only wants to know the name does not wait again and again
    if (performance.now() - failedAt < forgetsFailureAfter) throw new Error('Telegram was just not there')
    await bot.init(within(lookWithin)).catch((cause: unknown) => {
      failedAt = performance.now()
      throw cause
    })
    return bot.botInfo
  }

  async function send(chatId: string, message: ChatMessage): Promise<ChatSendResult> {
    try {
      await bot.api.sendMessage(
        chatId,
        truncateText(message.text, maxTextLength),
        options(message),
        within(answerWithin),
      )
      return { kind: 'sent' }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  return {
    messenger: 'telegram',
    send,
    username: () =>
      me().then(
        info => info.username,
        () => undefined,
      ),
    fault: () => fault,
    hear(next) {
      handle = next
    },
    async receive(update) {
      if (!isUpdate(update)) return
      await me()
      await bot.handleUpdate(update).catch(report)
    },
    async ask(signal) {
      const stop = () => void Promise.race([bot.stop(), new Promise(done => setTimeout(done, 2_000))]).catch(() => {})
      signal.addEventListener('abort', stop, { once: true })
      try {
        if (!signal.aborted) await bot.start({ allowed_updates: [...commandsOf], timeout: 25 })
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    async offer(commands, language) {
      const other = language === undefined ? {} : { language_code: language as never }
      await bot.api.setMyCommands([...commands], other, within(answerWithin))
    },
    async callAt(url, secret) {
      const known = (await bot.api.getWebhookInfo(within(answerWithin))).url
      if (known === url && isCalled) return
      if (isCalled) setFault('tokenShared')
      await bot.api.setWebhook(
        url,
        { secret_token: secret, allowed_updates: [...commandsOf], max_connections: 20 },
        within(answerWithin),
      )
      isCalled = true
    },
  }
}

const options = ({ buttons, markup }: ChatMessage) => ({
  link_preview_options: { is_disabled: true },
  ...(markup && { parse_mode: markup }),
  ...(buttons && {
    reply_markup: InlineKeyboard.from(
      buttons.map(row => row.map(({ label, data }) => InlineKeyboard.text(label, data))),
    ),
  }),
})

/** What a failed call means for another try. */
function outcomeOf(error: unknown): ChatSendResult {
  if (!(error instanceof GrammyError)) return { kind: 'later', why: 'Telegram cannot be reached' }
  const { error_code: code, description: why, parameters } = error
  if (code === 403) return { kind: 'never', why, isBlocked: true }
  if (code === 400) return { kind: 'never', why, isBlocked: /chat not found/i.test(why) }
  if (code === 429) return { kind: 'later', why, afterSeconds: parameters.retry_after ?? 5, isForAll: true }
  // a token that is refused is put right by whoever runs the installation
  return { kind: 'later', why: `${code} ${why}` }
}

interface Person {
  readonly id: number
  readonly first_name: string
  readonly username?: string
  readonly language_code?: string
}

const telegramUserOf = (chat: { readonly id: number; readonly type: string }, person: Person): ChatUser | undefined =>
  chat.type === 'private'
    ? {
        messenger: 'telegram',
        chatId: String(chat.id),
        firstName: person.first_name,
        username: person.username,
        languageCode: person.language_code,
      }
    : undefined

const isUpdate = (update: unknown): update is Update =>
  typeof update === 'object' && update !== null && 'update_id' in update && typeof update.update_id === 'number'
