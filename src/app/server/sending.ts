import { deleteExpiredImports } from '#features/access/imports/server/delete-expired.ts'
import { deleteExpiredInvitations } from '#features/access/invitations/server/delete-expired.ts'
import { deleteExpiredSignInData } from '#features/access/sign-in/server/delete-expired.ts'
import { deleteEndedTokens } from '#features/access/tokens/server/delete-expired.ts'
import { deleteExpiredNotifications } from '#features/messages/notifications/server/delete-expired.ts'
import { deleteExpiredRequests } from '#features/outreach/availability-requests/server/delete-expired.ts'
import { commandList } from '#features/outreach/bot/server/chat-texts.ts'
import { discordCommands } from '#features/outreach/bot/server/discord-commands.ts'
import { conversation } from '#features/outreach/bot/server/conversation.ts'
import { sendShiftReminders } from '#features/outreach/delivery/server/send-reminders.ts'
import { deleteSettledReminders } from '#features/outreach/delivery/server/store.ts'
import {
  batchSize,
  showUndeliveredInApp,
  deliverNextNotifications,
} from '#features/outreach/delivery/server/deliver-notification.ts'
import { removeAllUnusedImages } from '#features/foundation/images/server/manage-images.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { openPushOutbox } from '#features/messages/push/server/send-push.ts'
import { deleteExpiredChatLinkCodes } from '#features/messages/chats/server/store.ts'
import { openChatOutbox, type NotifyPaused } from '#features/messages/chats/server/send-message.ts'
import { startTelegramPolling } from '#platform/server/bot-watch.ts'
import { enqueueDueDiscordPosts } from '#features/outreach/discord-channels/server/enqueue-posts.ts'
import { openPostOutbox } from '#features/outreach/discord-channels/server/send-posts.ts'
import { createJobsForNewDeliveries, openWebhookOutbox } from '#features/outreach/webhooks/server/send-deliveries.ts'
import { runStepsCollectingErrors } from '#platform/server/each-for-itself.ts'
import { atOnce } from '#platform/server/outbox.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import { countAttemptWithinLimit, refundAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import { webhookPath } from './bot-webhook.ts'
import { refusalText } from './edge.ts'
import type { BackgroundMode } from './planning.ts'
import { picturesShown } from './personal-data.ts'

const sweepEvery = 15_000
const forgetEvery = 3_600_000
const offers: RateLimit = { name: 'discordCommands', maxCalls: 1, minutes: 5 }

export interface MessageDelivery {
  /**
   * What is done now and then: reminders, what was told and not yet spread, what is due and has no job any more. Safe on
   * several nodes at once.
   */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Everything that goes out, and the bot's ear. A node that only serves pages hears what the webhook brings it. */
export async function startMessageDelivery(
  services: Services,
  background: BackgroundMode,
  databaseUrl: string,
): Promise<MessageDelivery> {
  const { bot, discord, mailer, jobs, live, log, env, publicUrl, database, clock } = services
  const notifyPaused: NotifyPaused = (tx, messenger, organizationId, profileId) =>
    notify(tx, { organization: { id: organizationId }, now: () => clock.now() }, [profileId], `${messenger}_paused`, {})
  const lines = [bot, discord].filter(line => line !== undefined)
  const chats = lines.map(line => ({
    line,
    outbox: openChatOutbox(services, line, { notifyPaused, givenUp: showUndeliveredInApp }),
  }))
  for (const line of lines) line.hear(conversation({ services, notifyPaused, word: refusalText }))
  if (background === 'none') return { sweep: async () => {}, close: async () => {} }

  await jobs.perform('mail.send', ({ id }) => mailer.sendNow(id), atOnce)
  const push = openPushOutbox(services)
  await jobs.perform('push.send', ({ id }) => push.performNow(id), atOnce)
  const webhooks = openWebhookOutbox(services)
  await jobs.perform('webhook.send', ({ id }) => webhooks.performNow(id), atOnce)
  for (const { line, outbox } of chats)
    await jobs.perform(`${line.messenger}.send`, ({ id }) => outbox.performNow(id), atOnce)
  const posts = discord && openPostOutbox(services, discord)
  if (posts) await jobs.perform('discordPost.send', ({ id }) => posts.performNow(id), atOnce)
  const spreadAll = async () => {
    while ((await deliverNextNotifications(services)) === batchSize);
  }
  const secret = env.TELEGRAM_WEBHOOK_SECRET
  let [isKnown, isOffered] = [bot === undefined, discord === undefined]
  /** Telegram learns what the bot can once it can be reached; whether it calls us is checked again and again. */
  const introduce = async () => {
    if (!bot) return
    if (secret !== undefined) await bot.callAt(publicUrl + webhookPath, secret)
    if (isKnown) return
    await bot.offer(commandList('en'))
    await bot.offer(commandList('de'), 'de')
    isKnown = true
  }
  /** Once for all nodes that start together. */
  const offer = async () => {
    if (isOffered || !discord) return
    const commands = discordCommands()
    const key = hashOf(JSON.stringify([discord.applicationId, commands]))
    if (await countAttemptWithinLimit(services, offers, key)) {
      await discord.offer(commands).catch(async (error: unknown) => {
        await refundAttempt(services, offers, key)
        throw error
      })
    }
    isOffered = true
  }
  const postDue = () => (posts ? enqueueDueDiscordPosts(services) : Promise.resolve())
  const sweep = () =>
    runStepsCollectingErrors(
      () => sendShiftReminders(services),
      spreadAll,
      () => mailer.sweep(),
      ...chats.map(
        ({ outbox }) =>
          () =>
            outbox.sweep(),
      ),
      () => push.sweep(),
      () => createJobsForNewDeliveries(services),
      () => webhooks.sweep(),
      postDue,
      ...(posts ? [() => posts.sweep()] : []),
      () => database.installation(tx => deleteSettledReminders(tx, clock.now().subtract({ hours: 24 * 7 }))),
    )

  const spreading = takingTurns(spreadAll, cause => log.warn({ err: cause }, 'a notification is not spread yet'))
  const sweeping = takingTurns(sweep, cause => log.warn({ err: cause }, 'what waits could not be looked after'))
  const forgetting = takingTurns(
    () =>
      runStepsCollectingErrors(
        () => deleteExpiredSignInData(services),
        () => deleteEndedTokens(services),
        () => database.installation(tx => deleteExpiredChatLinkCodes(tx, clock.now())),
        () => deleteExpiredInvitations(services),
        () => deleteExpiredImports(services),
        () => deleteExpiredNotifications(services),
        () => deleteExpiredRequests(services),
        () => removeAllUnusedImages(services, picturesShown),
      ),
    cause => log.warn({ err: cause }, 'what has run out is still there'),
  )
  const introducing = takingTurns(introduce, () => log.warn('the bot could not introduce itself'))
  const offering = takingTurns(offer, () => log.warn('Discord has not taken the commands yet'))
  const handingOver = takingTurns(
    () => createJobsForNewDeliveries(services),
    cause => log.warn({ err: cause }, 'a webhook is not handed over yet'),
  )
  const posting = takingTurns(postDue, cause => log.warn({ err: cause }, 'a post for Discord is not written yet'))
  live.overhear('discordChannels', posting.start)
  live.overhear('market', posting.start)
  live.overhear('notifications', spreading.start)
  live.overhear('webhooks', handingOver.start)
  const introduceAndOffer = () => {
    introducing.start()
    offering.start()
  }
  introduceAndOffer()
  const timers = [setInterval(introduceAndOffer, sweepEvery)]
  if (background === 'repeated') {
    sweeping.start()
    forgetting.start()
    timers.push(setInterval(sweeping.start, sweepEvery), setInterval(forgetting.start, forgetEvery))
  }
  const watch = bot && secret === undefined ? startTelegramPolling({ url: databaseUrl, bot, log }) : undefined
  return {
    sweep,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([
        spreading.close(),
        handingOver.close(),
        posting.close(),
        sweeping.close(),
        forgetting.close(),
        introducing.close(),
        offering.close(),
        watch?.close(),
      ])
      mailer.close()
    },
  }
}

/** Work that is asked for more often than it can be done: one at a time, and once more when asked for meanwhile. */
function takingTurns(work: () => Promise<void>, onError: (cause: unknown) => void) {
  let [isAsked, isClosed] = [false, false]
  let running: Promise<void> | undefined
  async function run(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false
      await work().catch(cause => {
        if (!isClosed) onError(cause)
      })
    }
    running = undefined
  }
  return {
    start: () => {
      isAsked = true
      running ??= run()
    },
    close: async () => {
      isClosed = true
      await running
    },
  }
}
