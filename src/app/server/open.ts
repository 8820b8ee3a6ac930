import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openAuth } from '#features/access/sign-in/server/auth.ts'
import { listenToWithdrawnPermissions } from '#features/foundation/permissions/server/save-permissions.ts'
import { registerEntryPoint } from '#features/access/sign-in/server/credentials.ts'
import { revokeJoinLinks } from '#features/access/join-links/server/revoke-join-links.ts'
import { listenToShiftOrGroupChanges } from '#features/agency/shifts/server/opening-changes.ts'
import { listenToAudit } from '#features/foundation/audit/server/store.ts'
import { enqueueDiscordPosts } from '#features/outreach/discord-channels/server/enqueue-posts.ts'
import { showUndeliveredInApp } from '#features/outreach/delivery/server/deliver-notification.ts'
import { enqueueWebhookDeliveries } from '#features/outreach/webhooks/server/enqueue-deliveries.ts'
import { removeUnusedImages } from '#features/foundation/images/server/manage-images.ts'
import { endChangedOffers, endOffersOf } from '#features/planning/market/server/end-offers.ts'
import { releaseInviteesOfRole } from '#features/planning/market/server/release-invitees.ts'
import type { SetupOptions } from '#features/members/onboarding/server/found-organization.ts'
import { completeWholeDays } from '#features/planning/vacation/server/complete-whole-days.ts'
import { addAbsenceSource } from '#features/planning/candidates/server/absent-members.ts'
import { listAbsentDuring } from '#features/work/attendance/server/duty-store.ts'
import { addSeatListener } from '#features/planning/assignments/server/seat-changes.ts'
import { followSeats } from '#features/work/attendance/server/follow-seat-changes.ts'
import { openDiscordClient } from '#platform/server/discord.ts'
import type { Clock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { type Env, publicUrl } from '#platform/server/env.ts'
import type { NightlyBackupPlan } from '#platform/server/nightly-backup.ts'
import { openPushClient } from '#platform/server/push.ts'
import { openFileStore } from '#platform/server/file-store.ts'
import { bucketOf } from '#platform/server/files.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { openLiveEvents } from '#platform/server/live.ts'
import type { Log } from '#platform/server/log.ts'
import { openWebhookClient } from '#platform/server/webhook-line.ts'
import { openMailer } from '#platform/server/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { createRouter } from '../router.ts'
import { entryPoints } from './entry-points.ts'
import { createHttp } from './http.ts'
import { picturesShown } from './personal-data.ts'
import { startMessageDelivery } from './sending.ts'
import { startPlanningJobs } from './planning.ts'
import { openBackingUp } from './backing-up.ts'
import { registerServerMetrics } from './watching.ts'

interface Options {
  readonly env: Env
  readonly clock: Clock
  readonly log: Log
  /** Of a database that is migrated. */
  readonly databaseUrl: string
  readonly secret: string
  readonly port: number
  readonly webFolder: string | undefined
  /** False: sweeps run only when they are called. */
  readonly repeatsSweeps?: boolean
  /** Undefined: no backups by themselves. */
  readonly nightly?: NightlyBackupPlan | undefined
}

/** A whole agency, and what draws its pictures: loaded where one is asked for. */
const loadSample = () => import('../sample/fill.ts')

/** The whole server but for its socket: what `npm start`, the tests and the benchmarks run alike. */
export async function openStaffel(options: Options) {
  const { env, clock, log, databaseUrl, secret } = options
  const database = openDatabase(databaseUrl, { onError: error => log.warn({ err: error }, 'database connection lost') })
  const jobs = await openJobs(databaseUrl, log)
  const live = await openLiveEvents(databaseUrl, log)
  const mailer = openMailer({
    database,
    jobs,
    clock,
    log,
    postman:
      env.SMTP_URL === undefined
        ? undefined
        : (await import('#platform/server/postman.ts')).openSmtpSender({
            url: env.SMTP_URL,
            from: env.MAIL_FROM,
            tls: env.SMTP_TLS,
            hostName: new URL(publicUrl(env, options.port)).hostname,
          }),
    logsLinks: env.STAFFEL_DEMO,
    givenUp: showUndeliveredInApp,
    onTrouble: (organizationId, outcome) =>
      database.installation(async tx => {
        tx.invalidate('delivery')
        if (outcome === 'never') tx.invalidate('notifications')
      }, organizationId),
  })
  const bot =
    env.TELEGRAM_BOT_TOKEN === undefined
      ? undefined
      : (await import('#platform/server/bot.ts')).openTelegramClient({
          token: env.TELEGRAM_BOT_TOKEN,
          apiRoot: env.TELEGRAM_API_ROOT,
          log,
        })
  const { DISCORD_APPLICATION_ID: applicationId, DISCORD_PUBLIC_KEY: publicKey, DISCORD_BOT_TOKEN: botToken } = env
  const discord =
    applicationId === undefined || publicKey === undefined || botToken === undefined
      ? undefined
      : openDiscordClient({ applicationId, publicKey, token: botToken, apiRoot: env.DISCORD_API_ROOT, log })
  const ownUrl = publicUrl(env, options.port)
  const services: Services = {
    env,
    log,
    clock,
    database,
    jobs,
    files: await openFileStore({ folder: path.join(env.DATA_DIR, 'files'), bucket: bucketOf(env) }),
    mailer,
    bot,
    discord,
    webhooks: openWebhookClient({ allowsPrivate: env.WEBHOOK_PRIVATE }),
    push: openPushClient({ secret, publicUrl: ownUrl, services: env.PUSH_SERVICES }),
    live,
    secret,
    publicUrl: ownUrl,
  }
  const auth = openAuth(services)
  const setupCode = randomBytes(9).toString('base64url')
  entryPoints.forEach(registerEntryPoint)
  listenToWithdrawnPermissions(revokeJoinLinks)
  listenToWithdrawnPermissions(releaseInviteesOfRole)
  listenToAudit(enqueueWebhookDeliveries)
  listenToAudit(enqueueDiscordPosts)
  listenToShiftOrGroupChanges(endChangedOffers)
  listenToShiftOrGroupChanges(completeWholeDays)
  addSeatListener(endOffersOf)
  addSeatListener(followSeats)
  addAbsenceSource(listAbsentDuring)
  const backups = options.nightly && openBackingUp(services, databaseUrl, options.nightly)
  const setup: SetupOptions = {
    code: setupCode,
    fillWithSample: async (...sample) => (await loadSample()).insertSampleData(...sample),
    paintSample: async (...sample) => (await loadSample()).storeSampleFiles(...sample),
  }
  const router = createRouter(auth, setup, backups?.backUpNow)
  const http = await createHttp({ services, auth, router, webFolder: options.webFolder })
  const background = env.ROLE === 'web' ? 'none' : options.repeatsSweeps === false ? 'onRequest' : 'repeated'
  const sending = await startMessageDelivery(services, background, databaseUrl)
  if (env.ROLE !== 'web') {
    await jobs.perform('images.sweep', ({ organizationId }) =>
      removeUnusedImages(services, organizationId, picturesShown),
    )
  }
  const planning = await startPlanningJobs(services, background)
  const endWatching = registerServerMetrics(services, backups !== undefined)
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
