import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { hashOf } from '#platform/server/token.ts'
import type { Services } from '#platform/server/services.ts'
import { visitorOf } from './asking.ts'
import { logSecurityEvent } from './security-log.ts'

export const webhookPath = '/api/telegram/webhook'

/** Where Telegram brings what people say to the bot. It shows the secret that only the two of us know. */
export async function telegramWebhook(c: Context, services: Services): Promise<Response> {
  const { env, bot, log } = services
  const secret = env.TELEGRAM_WEBHOOK_SECRET
  const shown = c.req.header('x-telegram-bot-api-secret-token') ?? ''
  if (!bot || secret === undefined) return c.body(null, 404)
  if (!timingSafeEqual(Buffer.from(hashOf(shown)), Buffer.from(hashOf(secret)))) {
    logSecurityEvent(log, 'signatureInvalid', 'telegram', visitorOf(c, services))
    return c.body(null, 403)
  }
  const update: unknown = await c.req.json().catch(() => undefined)
  await bot.receive(update)
  // whatever came of it: Telegram would bring it again and again
  return c.body(null, 200)
}
