import { commandList } from '#features/chat/server/chat-texts.ts'
import { conversation } from '#features/chat/server/conversation.ts'
import { openTelegramOutbox } from '#features/telegram/server/saying.ts'
import { watchBot } from '#platform/server/bot-watch.ts'
import { atOnce } from '#platform/server/outbox.ts'
import type { Services } from '#platform/server/services.ts'
import { webhookPath } from './bot-webhook.ts'

const sweepEvery = 15_000

export interface Sending {
  /** What the sweep does now and then: everything that is due and has no job. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Everything that goes out, and the bot's ear. A node that only serves pages hears what the webhook brings it. */
export async function openSending(services: Services, works: boolean, databaseUrl: string): Promise<Sending> {
  const { bot, mailer, jobs, log, env, publicUrl } = services
  const tellPaused = async () => {}
  const telegram = bot && openTelegramOutbox(services, bot, tellPaused)
  bot?.hear(conversation({ services, bot, tellPaused }))
  if (!works) return { sweep: async () => {}, close: async () => {} }

  await jobs.perform('mail.send', ({ id }) => mailer.sendNow(id), atOnce)
  if (telegram) await jobs.perform('telegram.send', ({ id }) => telegram.performNow(id), atOnce)
  const secret = env.TELEGRAM_WEBHOOK_SECRET
  let knowsUs = bot === undefined
  const sweep = async () => {
    await mailer.sweep()
    await telegram?.sweep()
    if (knowsUs || !bot) return
    if (secret !== undefined) await bot.callAt(publicUrl + webhookPath, secret)
    await bot.offer(commandList('en'))
    await bot.offer(commandList('de'), 'de')
    knowsUs = true
  }
  const sweepQuietly = () => void sweep().catch(() => log.warn('what waits could not be looked after'))
  const timer = setInterval(sweepQuietly, sweepEvery)
  sweepQuietly()
  const watch = bot && secret === undefined ? watchBot({ url: databaseUrl, bot, log }) : undefined
  return {
    sweep,
    async close() {
      clearInterval(timer)
      mailer.close()
      await watch?.close()
    },
  }
}
