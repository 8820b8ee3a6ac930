import { createPublicKey, verify } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { retryAfterSeconds } from '../retry.ts'
import type { ChatChannel, ChatEvent, MessengerClient, ChatMessage, ChatSendResult } from './chat.ts'
import { openDiscordLimits } from './discord-limits.ts'
import { unescapeDiscordText } from './discord-text.ts'
import { answers, buttonsOf, chatUserOf, type DiscordInteraction, kinds, payloadOf } from './discord-wire.ts'
import type { Log } from './log.ts'

/** The line to Discord. */
export interface DiscordClient extends MessengerClient {
  readonly applicationId: string
  /** Whether Discord itself has sent this: its signature over time and body. */
  isSigned(signature: string, timestamp: string, body: Uint8Array): boolean
  /** What to answer with, in time; what takes longer follows. Undefined: it is nothing that we know. */
  receive(interaction: DiscordInteraction): Promise<object | undefined>
  /** @param id of the message, which is taken once within minutes */
  post(channelId: string, message: ChatMessage, id: string): Promise<DiscordPostResult>
  /** Puts other words in the place of a message of ours. */
  edit(channelId: string, messageId: string, message: ChatMessage): Promise<DiscordPostResult>
  /** The commands that Discord offers to people, instead of those of before. */
  offer(commands: readonly object[]): Promise<void>
}

/** `messageId`: of what arrived. `isClosed`: the channel is gone, or we may not write there. */
export type DiscordPostResult = ChatSendResult & { readonly messageId?: string; readonly isClosed?: boolean }

interface Options {
  readonly applicationId: string
  /** 64 hexadecimal digits. */
  readonly publicKey: string
  readonly token: string
  readonly apiRoot: string
  readonly log: Log
}

/** Milliseconds. Discord itself waits three seconds for an answer. */
const answerWithin = 2_000
const callWithin = 15_000
/** A turn that is further away than this is not waited for. */
const maxWait = 5_000
const maxChannels = 50_000

/** The person lets nobody write, or shares no server with us any more. */
const shutOut: ReadonlySet<number> = new Set([50007, 50278])
const unknownChannel = 10003
const unknownUser = 10013
const unknownMessage = 10008
/** No such channel, no access to it, no permission in it. */
const closed: ReadonlySet<number> = new Set([unknownChannel, 50001, 50013])

type Answer =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'failed'; readonly sent: ChatSendResult; readonly code: number }

/** One application for the installation. Its token never leaves this file. */
export function openDiscordClient({ applicationId, publicKey, token, apiRoot, log }: Options): DiscordClient {
  const root = apiRoot.replace(/\/+$/, '')
  const x = Buffer.from(publicKey, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const limits = openDiscordLimits()
  /** Direct messages have a channel a person, which stays. */
  const channels = new Map<string, string>()
  let handle: (event: ChatEvent) => Promise<void> = async () => {}

  /** @param of what the route's limit is counted for, a channel */
  async function call(method: string, path: string, body: object, route = path, of = ''): Promise<Answer> {
    const named = `${method} ${route}`
    const wait = limits.take(named, of)
    if (wait > maxWait)
      return failed({ kind: 'later', why: 'Discord is rate-limiting messages', afterSeconds: wait / 1000 })
    await pause(wait)
    try {
      const answer = await fetch(root + path, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bot ${token}`,
          'user-agent': 'DiscordBot (https://staffel.invalid, 1)',
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(callWithin),
      })
      const read: unknown = await answer.json().catch(() => undefined)
      if (answer.ok) {
        limits.heed(named, of, answer.headers)
        return { kind: 'done', body: read }
      }
      if (answer.status !== 429) {
        limits.heed(named, of, answer.headers)
        return outcomeOf(answer.status, read)
      }
      const { retry_after: seconds, global: isForAll } = tooFast.safeParse(read).data ?? refusedByProxy(answer.headers)
      limits.heed(named, of, answer.headers, { seconds, isForAll })
      return failed({ kind: 'later', why: '429 Too many requests', afterSeconds: seconds, isForAll })
    } catch {
      return failed({ kind: 'later', why: 'Discord cannot be reached' })
    }
  }

  async function channelOf(userId: string): Promise<string | ChatSendResult> {
    const known = channels.get(userId)
    if (known !== undefined) return known
    const opened = await call('POST', '/users/@me/channels', { recipient_id: userId })
    if (opened.kind === 'failed') return opened.sent
    const channel = withId.safeParse(opened.body)
    if (!channel.success) return { kind: 'later', why: 'Discord opened no channel' }
    if (channels.size >= maxChannels) channels.clear()
    channels.set(userId, channel.data.id)
    return channel.data.id
  }

  async function posted(calling: Promise<Answer>): Promise<DiscordPostResult> {
    const answer = await calling
    if (answer.kind === 'done') {
      const messageId = withId.safeParse(answer.body).data?.id
      return { kind: 'sent', ...(messageId !== undefined && { messageId }) }
    }
    const { sent, code } = answer
    if (sent.kind === 'sent' || (!closed.has(code) && code !== unknownMessage)) return sent
    return { kind: 'never', why: sent.why, isClosed: closed.has(code) }
  }

  /** Answers at once where that can be done, else by a promise that is kept by `late`. */
  async function answered(
    event: ChatEvent,
    promise: object,
    late: (payload: object) => Promise<unknown>,
    given: Given,
  ) {
    const handled = handle(event)
    const inTime = await Promise.race([handled.then(() => true), pause(answerWithin, false, { ref: false })])
    if (inTime) return given.answer
    const followed = handled.then(() => given.answer && late(given.answer.data))
    void followed.catch((error: unknown) => log.error({ err: error }, 'discord'))
    return promise
  }

  return {
    messenger: 'discord',
    applicationId,
    async send(userId, message, id) {
      const channel = await channelOf(userId)
      if (typeof channel !== 'string') return channel
      // the same message that is brought twice within minutes is taken once
      const body = { ...payloadOf(message), ...(id === undefined ? {} : { nonce: id, enforce_nonce: true }) }
      const sent = await call('POST', `/channels/${channel}/messages`, body, '/channels/:id/messages', channel)
      if (sent.kind === 'done') return { kind: 'sent' }
      if (sent.code !== unknownChannel) return sent.sent
      channels.delete(userId)
      return { kind: 'later', why: 'The channel is gone' }
    },
    post(channelId, message, id) {
      const body = { ...payloadOf(message), nonce: id, enforce_nonce: true }
      return posted(call('POST', `/channels/${channelId}/messages`, body, '/channels/:id/messages', channelId))
    },
    edit(channelId, messageId, message) {
      const path = `/channels/${channelId}/messages/${messageId}`
      return posted(call('PATCH', path, payloadOf(message), '/channels/:id/messages/:id', channelId))
    },
    hear(next) {
      handle = next
    },
    isSigned(signature, timestamp, body) {
      if (!/^[0-9a-f]{128}$/i.test(signature)) return false
      return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'))
    },
    async receive(interaction) {
      if (interaction.type === kinds.ping) return { type: answers.pong }
      const from = chatUserOf(interaction)
      if (!from) return undefined
      const edit = (payload: object) =>
        call('PATCH', `/webhooks/${applicationId}/${interaction.token}/messages/@original`, payload, '/webhooks')
      const isForOne = interaction.guild_id !== undefined
      const given: Given = { answer: undefined }
      if (interaction.type === kinds.command) {
        const [chosen] = interaction.data?.options ?? []
        const reply = async (message: ChatMessage) => {
          given.answer = { type: answers.message, data: payloadOf(message, { isForOne }) }
        }
        const rest = String(chosen?.options?.[0]?.value ?? '').trim()
        const { flags } = payloadOf({ text: '' }, { isForOne })
        return answered(
          { kind: 'said', from, command: chosen?.name, rest, ...placeOf(interaction), reply, isAwaited: true },
          { type: answers.messageLater, data: { flags } },
          edit,
          given,
        )
      }
      const data = interaction.data?.custom_id
      if (interaction.type !== kinds.component || data === undefined) return undefined
      const settle = async (said: string, message: ChatMessage) => {
        given.answer = { type: answers.update, data: payloadOf(message, { note: said }) }
      }
      const tap = {
        data,
        text: unescapeDiscordText(interaction.message?.content ?? ''),
        buttons: buttonsOf(interaction),
      }
      return answered({ kind: 'tapped', from, ...tap, settle }, { type: answers.updateLater }, edit, given)
    },
    async offer(commands) {
      const offered = await call('PUT', `/applications/${applicationId}/commands`, commands)
      if (offered.kind === 'failed') throw new Error('Discord does not take the commands')
    },
  }
}

/** The channel of a server; what is said to the bot alone has none. */
const placeOf = ({ guild_id: server, channel }: DiscordInteraction): { channel?: ChatChannel } =>
  server === undefined || !channel ? {} : { channel: { id: channel.id, name: channel.name ?? channel.id } }

interface Given {
  answer: { readonly type: number; readonly data: object } | undefined
}

const withId = z.object({ id: z.string().regex(/^\d+$/) })
/** Seconds. */
const maxRetryAfter = 86_400
const tooFast = z.object({ retry_after: z.number().min(0).max(maxRetryAfter), global: z.boolean().default(false) })

/** A proxy in front of Discord answers without JSON, and refuses all calls of this machine. */
const refusedByProxy = (headers: Headers) => ({
  retry_after: Math.min(retryAfterSeconds(Object.fromEntries(headers), Date.now()), maxRetryAfter),
  global: true,
})

const refusal = z.object({ code: z.number().default(0), message: z.string().default('') })

const failed = (sent: ChatSendResult, code = 0): Answer => ({ kind: 'failed', sent, code })

/** What a refusal means for another try. */
function outcomeOf(status: number, body: unknown): Answer {
  const { code, message } = refusal.safeParse(body).data ?? { code: 0, message: '' }
  const why = `${status} ${code} ${message}`.slice(0, 300)
  if (shutOut.has(code) || code === unknownUser) return failed({ kind: 'never', why, isBlocked: true }, code)
  // a token that is refused is put right by whoever runs the installation
  if (status === 400 || status === 403) return failed({ kind: 'never', why }, code)
  return failed({ kind: 'later', why }, code)
}
