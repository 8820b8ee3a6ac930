import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface DiscordButton {
  readonly label: string
  readonly custom_id: string
}

/** The settings of an application that nobody asks anything of. */
export const anApplication = {
  DISCORD_APPLICATION_ID: '1100000000000000002',
  DISCORD_PUBLIC_KEY: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  DISCORD_BOT_TOKEN: 'nobody.asks.anything',
  DISCORD_API_ROOT: 'http://127.0.0.1:9',
}

/** A message as Discord has it, whoever it is for. */
export interface DiscordMessage {
  readonly id: string
  readonly channelId: string
  readonly content: string
  readonly components: readonly { readonly components: readonly DiscordButton[] }[]
  readonly flags: number
  readonly allowedMentions: unknown
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** How a call is refused; `seconds` with 429, which has no JSON when a proxy sends it. */
type Refusal = {
  readonly status: number
  readonly code?: number
  readonly seconds?: number
  readonly global?: boolean
  readonly isByProxy?: boolean
}

export interface Sender {
  readonly id: string
  readonly username?: string
  readonly global_name?: string | null
  readonly locale?: string
  /** Left out: in direct messages. */
  readonly guildId?: string
  /** Of a server. */
  readonly channel?: { readonly id: string; readonly name: string }
}

/** The server of an application, which interactions are brought to. */
interface Receiver {
  url(): string
  now(): Temporal.Instant
}

/** As each channel takes them. */
const bucket = { maximum: 5, seconds: 1 }

/**
 * Discord on loopback, as far as an application speaks with it: it opens channels, takes messages within its limits, counts
 * them by buckets, and brings signed interactions of people.
 */
export async function openDiscordApi(port = 0) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const [applicationId, token] = ['1100000000000000001', 'MTEwMDAw.Gabcde.abcdefghijklmnopqrstuvwxyz']
  const calls: Call[] = []
  const messages: DiscordMessage[] = []
  const nonces = new Map<string, string>()
  const counts = new Map<string, { left: number; endsAt: number }>()
  let refuse: (call: Call) => Refusal | undefined = () => undefined
  let lastId = 1_300_000_000_000_000_000n
  let commands: unknown
  const newId = () => String((lastId += 1n))

  const server = createServer((request, response) => void serve(request, response).catch(() => request.destroy()))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = { method: request.method ?? '', path: request.url ?? '', body: await bodyOf(request) }
    calls.push(call)
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const byToken = call.path.startsWith('/webhooks/')
    if (!byToken && request.headers.authorization !== `Bot ${token}`)
      return void answer(401, { message: '401: Unauthorized', code: 0 })
    const refusal = refuse(call)
    if (refusal?.status === 429) {
      const { seconds = 1, global = false, isByProxy = false } = refusal
      if (isByProxy) return void response.writeHead(429, { 'retry-after': String(seconds) }).end('error code: 1015')
      const headers = { 'retry-after': String(Math.ceil(seconds)), ...(global ? { 'x-ratelimit-global': 'true' } : {}) }
      return void answer(429, { message: 'You are being rate limited.', retry_after: seconds, global }, headers)
    }
    if (refusal) return void answer(refusal.status, { message: 'Refused', code: refusal.code ?? 0 })
    const limit = count(`${call.method} ${call.path.replace(/\/webhooks\/.*/, '/webhooks')}`)
    if (limit.isOver)
      return void answer(
        429,
        { message: 'You are being rate limited.', retry_after: limit.after, global: false },
        limit.headers,
      )
    const [status, body] = obey(call)
    answer(status, body, limit.headers)
  }

  /** Of a channel, as its answers say. */
  function count(route: string) {
    const now = Date.now()
    const known = counts.get(route)
    const fresh = known && known.endsAt > now ? known : { left: bucket.maximum, endsAt: now + bucket.seconds * 1000 }
    const isOver = fresh.left <= 0
    if (!isOver) fresh.left -= 1
    counts.set(route, fresh)
    const after = (fresh.endsAt - now) / 1000
    return {
      isOver,
      after,
      headers: {
        'x-ratelimit-limit': String(bucket.maximum),
        'x-ratelimit-remaining': String(fresh.left),
        'x-ratelimit-reset-after': after.toFixed(3),
        'x-ratelimit-bucket': route.replace(/\d+/, '').slice(-24),
      },
    }
  }

  function obey({ method, path, body }: Call): [number, unknown] {
    const given = Object(body) as Record<string, unknown>
    if (method === 'POST' && path === '/users/@me/channels')
      return [200, { id: channelOf(String(given['recipient_id'])) }]
    if (method === 'PUT' && path === `/applications/${applicationId}/commands`) {
      commands = body
      return [200, body]
    }
    const channelId = /^\/channels\/(\d+)\/messages$/.exec(path)?.[1]
    if (method === 'POST' && channelId !== undefined) {
      const fault = whatIsWrong(given)
      if (fault !== undefined) return [400, { message: fault, code: 50035 }]
      const nonce = given['enforce_nonce'] === true ? `${channelId} ${String(given['nonce'])}` : undefined
      const before = nonce === undefined ? undefined : nonces.get(nonce)
      if (before !== undefined) return [200, { id: before }]
      const message = shown(newId(), channelId, given)
      if (nonce !== undefined) nonces.set(nonce, message.id)
      messages.push(message)
      return [200, { id: message.id, channel_id: channelId }]
    }
    const [, inChannel, messageId] = /^\/channels\/(\d+)\/messages\/(\d+)$/.exec(path) ?? []
    if (method === 'PATCH' && inChannel !== undefined && messageId !== undefined) {
      const at = messages.findIndex(({ id, channelId: of }) => id === messageId && of === inChannel)
      if (at < 0) return [404, { message: 'Unknown Message', code: 10008 }]
      messages[at] = shown(messageId, inChannel, given)
      return [200, { id: messageId, channel_id: inChannel }]
    }
    const edited = /^\/webhooks\/\d+\/([^/]+)\/messages\/@original$/.exec(path)?.[1]
    if (method === 'PATCH' && edited !== undefined) {
      const fault = whatIsWrong(given)
      if (fault !== undefined) return [400, { message: fault, code: 50035 }]
      messages.push(shown(edited, `later ${edited}`, given))
      return [200, {}]
    }
    return [404, { message: '404: Not Found', code: 0 }]
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

  return {
    url,
    applicationId,
    calls,
    messages,
    commands: () => commands,
    channelOf,
    variables: {
      DISCORD_APPLICATION_ID: applicationId,
      DISCORD_PUBLIC_KEY: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
      DISCORD_BOT_TOKEN: token,
      DISCORD_API_ROOT: url,
    },
    /** Decides about each call; undefined: it is obeyed. */
    misbehave(next: (call: Call) => Refusal | undefined) {
      refuse = next
    },
    newId,
    /** What headers prove that Discord has sent the body. */
    signed(body: string, at: Temporal.Instant): Record<string, string> {
      const timestamp = String(Math.floor(at.epochMilliseconds / 1000))
      return {
        'content-type': 'application/json',
        'x-signature-timestamp': timestamp,
        'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
      }
    },
    async bring(receiver: Receiver, interaction: object): Promise<{ status: number; body: InteractionAnswer }> {
      const body = JSON.stringify(interaction)
      const answer = await fetch(`${receiver.url()}/api/discord/interactions`, {
        method: 'POST',
        headers: this.signed(body, receiver.now()),
        body,
      })
      return { status: answer.status, body: (await answer.json()) as InteractionAnswer }
    },
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}

/** As an application answers an interaction. */
export interface InteractionAnswer {
  readonly type?: number
  readonly message?: string
  readonly code?: string
  readonly data?: {
    readonly content: string
    readonly flags: number
    readonly components: DiscordMessage['components']
  }
}

export const whoIs = ({ id, username = `name${id}`, global_name = 'Kim', locale = 'de', guildId, channel }: Sender) => {
  const user = { id, username, global_name }
  return {
    locale,
    ...(guildId === undefined ? { user } : { member: { user }, guild_id: guildId }),
    ...(channel && { channel_id: channel.id, channel: { ...channel, type: 0 } }),
  }
}

const channelOf = (userId: string): string => `77${userId}`

const shown = (id: string, channelId: string, body: Record<string, unknown>): DiscordMessage => ({
  id,
  channelId,
  content: String(body['content']),
  components: (body['components'] ?? []) as DiscordMessage['components'],
  flags: Number(body['flags'] ?? 0),
  allowedMentions: body['allowed_mentions'],
})

/** As the documentation limits it. */
export function whatIsWrong(body: object): string | undefined {
  const { content, components } = shown('', '', { ...body })
  if (content.length === 0 || content.length > 2000) return 'content: 1 to 2000 in length'
  if (components.length > 5) return 'components: at most 5 rows'
  if (components.some(row => row.components.length === 0 || row.components.length > 5)) return 'a row: 1 to 5 buttons'
  const buttons = components.flatMap(row => row.components)
  if (buttons.some(({ label }) => label.length === 0 || label.length > 80)) return 'label: 1 to 80 in length'
  if (buttons.some(({ custom_id: id }) => id.length === 0 || id.length > 100)) return 'custom_id: 1 to 100 in length'
  if (new Set(buttons.map(({ custom_id: id }) => id)).size < buttons.length) return 'custom_id: cannot be duplicated'
  return undefined
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}
