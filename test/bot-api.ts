import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** What the server does with a call instead of obeying. `after`: it obeys first, and the answer is what goes wrong. */
type Mischief =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'tooFast'; readonly retryAfter: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'noChat' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'closes'; readonly after?: boolean }
  | { readonly kind: 'answersTwice' }

interface Call {
  readonly method: string
  readonly body: Record<string, unknown>
}

interface SentMessage {
  readonly chatId: string
  readonly text: string
  readonly buttons: readonly (readonly { text: string; callback_data: string }[])[]
  readonly messageId: number
}

/** A Bot API server on loopback: speaks HTTP as the real one does, and misbehaves as told. */
export interface BotApi {
  readonly url: string
  readonly token: string
  readonly calls: Call[]
  /** Messages that were accepted, whether or not the sender learned of it. */
  readonly sent: SentMessage[]
  readonly answers: string[]
  readonly edits: { readonly messageId: number; readonly text: string; readonly buttons: SentMessage['buttons'] }[]
  readonly webhook: { url: string; secret: string } | undefined
  /** How many ask for updates at this moment. */
  readonly askers: () => number
  /** The most that ever asked at once. */
  readonly mostAskers: () => number
  /** Decides about each call of `sendMessage`; undefined: obeys. */
  misbehave(mischief: (call: Call) => Mischief | undefined): void
  /** Says something to the bot as a person would. */
  write(chatId: number, text: string, person?: { first_name?: string; username?: string; language_code?: string }): void
  /** Taps a button under a message as it is now. Without a message: one of long ago that bears only this button. */
  tap(chatId: number, data: string, messageId?: number): void
  block(chatId: number, status?: 'kicked' | 'member'): void
  /** Another program asks for updates with the same token. */
  share(isShared: boolean): void
  /** Whoever asks for updates gets none until the bot is back, and then all of them. */
  away(isAway: boolean): void
  /** The same update, once more. */
  repeat(): void
  close(): Promise<void>
}

export async function openBotApi(port = 0): Promise<BotApi> {
  const token = '123456:abcdefghijklmnopqrstuvwxyz'
  const calls: Call[] = []
  const sent: SentMessage[] = []
  const answers: string[] = []
  const edits: BotApi['edits'] = []
  const updates: Record<string, unknown>[] = []
  const waiting = new Set<() => void>()
  let mischief: (call: Call) => Mischief | undefined = () => undefined
  let webhook: { url: string; secret: string } | undefined
  let [messageId, updateId, mostAskers, isAway, isShared] = [100, 1, 0, false, false]

  const server = createServer((request, response) => void serve(request, response).catch(() => request.destroy()))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.url?.split(`/bot${token}/`)[1]
    const body = await bodyOf(request)
    if (method === undefined) return answer(response, 404, { ok: false, error_code: 404, description: 'Not Found' })
    const call = { method, body }
    calls.push(call)
    if (method === 'getUpdates' && isShared) {
      const description = 'Conflict: terminated by other getUpdates request'
      return answer(response, 409, { ok: false, error_code: 409, description })
    }
    if (method === 'getUpdates') return await hand(response, body)
    const trouble = method === 'sendMessage' ? mischief(call) : undefined
    if (trouble?.kind === 'slow') await new Promise(done => setTimeout(done, trouble.milliseconds))
    if (trouble?.kind === 'closes' && !trouble.after) return void request.socket.destroy()
    const refusal = refusals(trouble)
    if (refusal) return answer(response, refusal.error_code, { ok: false, ...refusal })
    const result = obey(call)
    if (trouble?.kind === 'closes') return void request.socket.destroy()
    if (trouble?.kind === 'answersTwice') {
      const text = JSON.stringify({ ok: true, result })
      const whole = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
      return void request.socket.write(whole + whole)
    }
    answer(response, 200, { ok: true, result })
  }

  function obey({ method, body }: Call): unknown {
    const chatId = String(body['chat_id'])
    switch (method) {
      case 'getMe':
        return { id: 42, is_bot: true, first_name: 'Staffel', username: 'staffel_test_bot' }
      case 'getChat':
        return { id: Number(chatId), type: 'private', first_name: `Vorname${chatId}`, username: `name${chatId}` }
      case 'getWebhookInfo':
        return { url: webhook?.url ?? '', has_custom_certificate: false, pending_update_count: 0 }
      case 'deleteWebhook':
        webhook = undefined
        return true
      case 'setWebhook':
        webhook = { url: String(body['url']), secret: String(body['secret_token']) }
        return true
      case 'answerCallbackQuery':
        answers.push(String(body['text']))
        return true
      case 'editMessageText':
        edits.push({ messageId: Number(body['message_id']), text: String(body['text']), buttons: buttonsIn(body) })
        return true
      case 'sendMessage': {
        messageId += 1
        sent.push({ chatId, text: String(body['text']), buttons: buttonsIn(body), messageId })
        return { message_id: messageId, date: 0, chat: { id: Number(chatId), type: 'private' }, text: body['text'] }
      }
      default:
        return true
    }
  }

  /** Waits for updates as long as the asker wants to. */
  async function hand(response: ServerResponse, body: Record<string, unknown>): Promise<void> {
    const offset = Number(body['offset'] ?? 0)
    const from = () => (isAway ? [] : updates.filter(update => Number(update['update_id']) >= offset))
    if (from().length === 0) {
      await new Promise<void>(done => {
        const wake = () => {
          waiting.delete(wake)
          clearTimeout(timer)
          done()
        }
        const timer = setTimeout(wake, Number(body['timeout'] ?? 0) * 1000)
        waiting.add(wake)
        mostAskers = Math.max(mostAskers, waiting.size)
        response.once('close', wake)
      })
    }
    answer(response, 200, { ok: true, result: from() })
  }

  const tell = (update: Record<string, unknown>) => {
    updates.push({ update_id: updateId, ...update })
    updateId += 1
    if (!isAway) for (const wake of waiting) wake()
  }
  const chat = (id: number) => ({ id, type: 'private', first_name: 'Kim' })
  const person = (id: number, more: object = {}) => ({
    id,
    is_bot: false,
    first_name: 'Kim',
    language_code: 'de',
    ...more,
  })

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    token,
    calls,
    sent,
    answers,
    edits,
    get webhook() {
      return webhook
    },
    askers: () => waiting.size,
    mostAskers: () => mostAskers,
    misbehave(next) {
      mischief = next
    },
    write(chatId, text, more) {
      const entities = text.startsWith('/')
        ? [{ type: 'bot_command', offset: 0, length: text.split(/\s/)[0]?.length ?? 0 }]
        : []
      const message = { message_id: 1, date: 0, chat: chat(chatId), from: person(chatId, more), text, entities }
      tell({ message })
    },
    tap(chatId, data, ofMessage) {
      const shown =
        edits.findLast(edit => edit.messageId === ofMessage) ?? sent.find(message => message.messageId === ofMessage)
      const message = {
        message_id: ofMessage ?? 1,
        date: 0,
        chat: chat(chatId),
        text: shown?.text ?? 'Alt',
        reply_markup: { inline_keyboard: shown?.buttons ?? [[{ text: 'Alt', callback_data: data }]] },
      }
      tell({ callback_query: { id: String(updateId), from: person(chatId), chat_instance: '1', data, message } })
    },
    block(chatId, status = 'kicked') {
      const member = (of: string) => ({ status: of, user: person(42) })
      tell({
        my_chat_member: {
          chat: chat(chatId),
          from: person(chatId),
          date: 0,
          old_chat_member: member('member'),
          new_chat_member: member(status),
        },
      })
    },
    share(next) {
      isShared = next
      if (next) for (const wake of waiting) wake()
    },
    away(next) {
      isAway = next
      if (!isAway) for (const wake of waiting) wake()
    },
    repeat() {
      const last = updates.at(-1)
      if (last) tell({ ...last, update_id: updateId })
    },
    async close() {
      for (const wake of waiting) wake()
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}

const buttonsIn = (body: Record<string, unknown>): SentMessage['buttons'] =>
  (body['reply_markup'] as { inline_keyboard?: SentMessage['buttons'] } | undefined)?.inline_keyboard ?? []

function refusals(trouble: Mischief | undefined) {
  switch (trouble?.kind) {
    case 'tooFast':
      return {
        error_code: 429,
        description: `Too Many Requests: retry after ${trouble.retryAfter}`,
        parameters: { retry_after: trouble.retryAfter },
      }
    case 'blocked':
      return { error_code: 403, description: 'Forbidden: bot was blocked by the user' }
    case 'noChat':
      return { error_code: 400, description: 'Bad Request: chat not found' }
    case 'broken':
      return { error_code: 500, description: 'Internal Server Error' }
    case 'slow':
    case 'closes':
    case 'answersTwice':
    case undefined:
      return undefined
  }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
