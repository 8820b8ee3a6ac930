import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openAuth } from '#features/access/sign-in/server/auth.ts'
import { listenToWithdrawals } from '#features/foundation/permissions/server/save-permissions.ts'
import { listenToForcedSignOuts } from '#features/access/sign-in/server/credentials.ts'
import { revokeJoinLinks } from '#features/access/join-links/server/revoke-join-links.ts'
import { voidCodes } from '#features/messages/chats/server/linking.ts'
import { endTokensOnSignOut } from '#features/access/tokens/server/manage-tokens.ts'
import { listenToOpenings } from '#features/agency/shifts/server/opening-changes.ts'
import { listenToAudit } from '#features/foundation/audit/server/store.ts'
import { enqueuePosts } from '#features/outreach/discord-channels/server/enqueue-posts.ts'
import { givenUp } from '#features/outreach/delivery/server/deliver-notification.ts'
import { deliverLater } from '#features/outreach/webhooks/server/enqueue-deliveries.ts'
import { sweep } from '#features/foundation/images/server/manage-images.ts'
import { endChangedOffers, endOffersOf } from '#features/planning/market/server/end-offers.ts'
import { addSeatListener } from '#features/planning/assignments/server/seat-changes.ts'
import { followSeats } from '#features/work/attendance/server/follow-seat-changes.ts'
import { openDiscord } from '#platform/server/discord.ts'
import type { Clock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { type Env, publicUrl } from '#platform/server/env.ts'
import type { NightlyPlan } from '#platform/server/nightly-backup.ts'
import { openPush } from '#platform/server/push.ts'
import { openFiles } from '#platform/server/file-store.ts'
import { bucketOf } from '#platform/server/files.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { openLive } from '#platform/server/live.ts'
import type { Log } from '#platform/server/log.ts'
import { openWebhookLine } from '#platform/server/webhook-line.ts'
import { openMailer } from '#platform/server/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { createRouter } from '../router.ts'
import { createHttp } from './http.ts'
import { picturesShown } from './personal-data.ts'
import { openSending } from './sending.ts'
import { openPlanning } from './planning.ts'
import { openBackingUp } from './backing-up.ts'
import { watch } from './watching.ts'

interface Options {
  readonly env: Env
  readonly clock: Clock
  readonly log: Log
  /** Of a database that is migrated. */
  readonly databaseUrl: string
  readonly secret: string
  readonly port: number
  readonly webFolder: string | undefined
  readonly sampleByDefault: boolean
  /** False: sweeps run only when they are called. */
  readonly repeatsSweeps?: boolean
  /** Undefined: no backups by themselves. */
  readonly nightly?: NightlyPlan | undefined
}

/** A whole agency, and what draws its pictures: loaded where one is asked for. */
const loadSample = () => import('../sample/fill.ts')

/** The whole server but for its socket: what `npm start`, the tests and the benchmarks run alike. */
export async function openStaffel(options: Options) {
  const { env, clock, log, databaseUrl, secret } = options
  const database = openDatabase(databaseUrl, { onError: error => log.warn({ err: error }, 'database connection lost') })
  const jobs = await openJobs(databaseUrl, log)
  const live = await openLive(databaseUrl, log)
  const mailer = openMailer({
    database,
    jobs,
    clock,
    log,
    postman:
      env.SMTP_URL === undefined
        ? undefined
        : (await import('#platform/server/postman.ts')).openPostman(env.SMTP_URL, env.MAIL_FROM),
    givenUp,
    onTrouble: (organizationId, outcome) =>
      database.installation(async tx => {
        tx.invalidate('delivery')
        if (outcome === 'never') tx.invalidate('notifications')
      }, organizationId),
  })
  const bot =
    env.TELEGRAM_BOT_TOKEN === undefined
      ? undefined
      : (await import('#platform/server/bot.ts')).openBot({
          token: env.TELEGRAM_BOT_TOKEN,
          apiRoot: env.TELEGRAM_API_ROOT,
          log,
        })
  const { DISCORD_APPLICATION_ID: applicationId, DISCORD_PUBLIC_KEY: publicKey, DISCORD_BOT_TOKEN: botToken } = env
  const discord =
    applicationId === undefined || publicKey === undefined || botToken === undefined
      ? undefined
      : openDiscord({ applicationId, publicKey, token: botToken, apiRoot: env.DISCORD_API_ROOT, log })
  const ownUrl = publicUrl(env, options.port)
  const services: Services = {
    env,
    log,
    clock,
    database,
    jobs,
    files: await openFiles({ folder: path.join(env.DATA_DIR, 'files'), bucket: bucketOf(env) }),
    mailer,
    bot,
    discord,
    webhooks: openWebhookLine({ allowsPrivate: env.WEBHOOK_PRIVATE }),
    push: openPush({ secret, publicUrl: ownUrl, services: env.PUSH_SERVICES }),
    live,
    secret,
    publicUrl: ownUrl,
  }
  const auth = openAuth(services)
  const setupCode = randomBytes(9).toString('base64url')
  listenToForcedSignOuts(endTokensOnSignOut)
  listenToForcedSignOuts(voidCodes)
  listenToWithdrawals(revokeJoinLinks)
  listenToAudit(deliverLater)
  listenToAudit(enqueuePosts)
  listenToOpenings(endChangedOffers)
  addSeatListener(endOffersOf)
  addSeatListener(followSeats)
  const router = createRouter(auth, {
    code: setupCode,
    sampleByDefault: options.sampleByDefault,
    fillWithSample: async (...sample) => (await loadSample()).fillWithSample(...sample),
    paintSample: async (...sample) => (await loadSample()).fillFilesOfSample(...sample),
  })
  const http = await createHttp({ services, auth, router, webFolder: options.webFolder })
  const background = env.ROLE === 'web' ? 'none' : options.repeatsSweeps === false ? 'onRequest' : 'repeated'
  const sending = await openSending(services, background, databaseUrl)
  if (env.ROLE !== 'web') {
    await jobs.perform('images.sweep', ({ organizationId }) => sweep(services, organizationId, picturesShown))
  }
  const planning = await openPlanning(services, background)
  const backups = options.nightly && openBackingUp(services, databaseUrl, options.nightly)
  const endWatching = watch(services, backups !== undefined)
  return {
    http,
    services,
    sending,
    planning,
    backups,
    setupCode,
    /** Streams first, then work under way, then the database. */
    async close() {
      endWatching()
      await sending.close()
      await planning.close()
      await backups?.close()
      await live.close()
      await jobs.close()
      await database.close()
    },
  }
}
