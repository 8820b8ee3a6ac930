import type { Context } from 'hono'
import type { RateLimit } from '#platform/rate-limit.ts'
import { interaction, kinds } from '#platform/server/discord-wire.ts'
import { countAttemptWithinLimit } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { refuse, visitorOf } from './asking.ts'
import { logRefusal } from './security-log.ts'

export const interactionsPath = '/api/discord/interactions'

/** Bytes; a message with all its buttons has a third of that. */
const largest = 100_000
/** Either way: clocks differ. */
const freshFor = { minutes: 5 }
/** Longer than a signature is good for. */
const onceEach: RateLimit = { name: 'discordInteraction', maxCalls: 1, minutes: 15 }

/** Where Discord brings what people ask and tap. Its signature is all that lets anybody in here, and each counts once. */
export async function discordInteractions(c: Context, services: Services): Promise<Response> {
  const { discord, clock } = services
  if (!discord) return refuse(c, 404, 'input.notFound')
  const bytes = await c.req.raw.arrayBuffer().catch(() => undefined)
  // the caller has hung up
  if (!bytes) return refuse(c, 422, 'discord.notUnderstood')
  const body = new Uint8Array(bytes)
  if (body.byteLength > largest) return refuse(c, 413, 'input.tooLarge')
  const timestamp = c.req.header('x-signature-timestamp') ?? ''
  if (!discord.isSigned(c.req.header('x-signature-ed25519') ?? '', timestamp, body))
    return refuseSignature('discord.notSigned')
  if (!isFresh(timestamp, clock.now())) return refuseSignature('discord.notFresh')
  const read = interaction.safeParse(parsed(body))
  if (!read.success) return refuse(c, 422, 'discord.notUnderstood')
  if (read.data.type !== kinds.ping && !(await countAttemptWithinLimit(services, onceEach, read.data.id)))
    return refuse(c, 409, 'discord.seenBefore')
  const answer = await discord.receive(read.data)
  return answer ? c.json(answer) : refuse(c, 422, 'discord.notUnderstood')

  function refuseSignature(code: 'discord.notSigned' | 'discord.notFresh'): Response {
    logRefusal(services.log, code, visitorOf(c, services))
    return refuse(c, 401, code)
  }
}

function isFresh(timestamp: string, now: Temporal.Instant): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  const at = Temporal.Instant.fromEpochMilliseconds(Number(timestamp) * 1000)
  const [from, to] = [now.subtract(freshFor), now.add(freshFor)]
  return Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, to) <= 0
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
