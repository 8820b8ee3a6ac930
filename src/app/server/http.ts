import { timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { secureHeaders } from 'hono/secure-headers'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { bearerIn, countTokenCall, tokenFinder } from '#features/access/tokens/server/bearer.ts'
import { tokenInAddress } from '#features/access/tokens/rules.ts'
import { calendarFeed } from '#features/planning/calendar/server/feed.ts'
import { sessionFinder, sessionUseRecorder, sessionToken } from '#features/access/sign-in/server/session-store.ts'
import { readImageFile as readImage } from '#features/foundation/images/server/manage-images.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { Refusal } from '#kit/refusal.ts'
import { isLocalRequest } from '#platform/server/address.ts'
import { isDiskFull } from '#platform/server/folder.ts'
import { hostsFromEnv, nameInHost, ownAddressesFromEnv } from '#platform/server/hosts.ts'
import { metricsText, recordRequestDuration } from '#platform/server/metrics.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import type { Router } from '../router.ts'
import { telegramWebhook } from './bot-webhook.ts'
import { discordInteractions, interactionsPath } from './discord-interactions.ts'
import { maxAnswerAge, mountApi } from './api.ts'
import { clientAddressOf, isCrossSiteRequest, languageOf, refuse, visitorOf } from './asking.ts'
import { discardUnreadBody, hasShortBody } from './bodies.ts'
import { compressedFor } from './compressing.ts'
import { metricsRouteOf } from './endpoint-of.ts'
import { answerFor, headersOf, refusalBody } from './edge.ts'
import { eventStream } from './events.ts'
import { openApiDocument } from './openapi.ts'
import { redirectToHost, requireOwnName } from './page-hosts.ts'
import { logRefusal, logSecurityEvent } from './security-log.ts'
import { unsubscribePage } from './unsubscribe-page.ts'
import { serveWeb } from './web-files.ts'

export interface HttpOptions {
  readonly services: Services
  readonly auth: Auth
  readonly router: Router
  /** The built browser app; undefined leaves the pages to somebody else (development, server tests). */
  readonly webFolder: string | undefined
}

/** TRACE and CONNECT cannot even be made into a `Request`. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Milliseconds; a database that hangs is as good as none. */
const readyWithin = 3_000
/** Milliseconds. A session that was read longer ago is read again before an endpoint runs. */
const maxSessionAge = 1000

export async function createHttp({ services, auth, router, webFolder }: HttpOptions): Promise<Hono> {
  const { env, log, database, clock, jobs } = services
  const cookieName = (await auth.$context).authCookies.sessionToken.name
  const findSession = sessionFinder(database, clock)
  const noteUse = sessionUseRecorder(database)
  const findToken = tokenFinder(services)

  /** True also for a session that has ended meanwhile. */
  const hasSessionCookie = (headers: Headers) =>
    sessionToken(headers.get('cookie'), cookieName, services.secret) !== undefined

  /** By the token of a program, whatever cookies come along; else by the cookie of a browser. */
  async function readSessionOf(headers: Headers): Promise<Session | undefined> {
    const bearer = bearerIn(headers)
    if (bearer !== undefined) return inRequestedLanguage(await findToken(bearer), headers)
    const token = sessionToken(headers.get('cookie'), cookieName, services.secret)
    return token === undefined ? undefined : findSession(token)
  }

  /** Counts the call as well. */
  async function sessionOf(headers: Headers): Promise<Session | undefined> {
    const session = await readSessionOf(headers)
    if (session?.token) {
      await countTokenCall(services, session)
      return readSessionOf(headers)
    }
    if (session) await noteUse(session)
    return session
  }

  async function contextOf(c: Context): Promise<RequestContext> {
    const { headers } = c.req.raw
    // before it is read, because that may wait for a connection
    const asked = clock.now().epochMilliseconds
    const session = await sessionOf(headers)
    const { incoming }: Partial<HttpBindings> = c.env
    let last = { session, asked: incoming?.complete === false ? -Infinity : asked }
    const readSession = async () => {
      const asked = clock.now().epochMilliseconds
      last = { session: await readSessionOf(headers), asked }
      return last.session
    }
    return {
      services,
      session,
      readSession,
      sessionNow: async (maxAge = maxSessionAge) => {
        const age = clock.now().epochMilliseconds - last.asked
        // the machine's clock may have been set back
        return age >= 0 && age < maxAge ? last.session : readSession()
      },
      language: session?.member?.language ?? languageOf(headers),
      headers,
      address: clientAddressOf(c, env.TRUSTED_PROXIES),
      answerHeaders: new Headers(),
    }
  }

  const hosts = hostsFromEnv(env)
  const own = ownAddressesFromEnv(env)
  const ours = { publicUrl: services.publicUrl, own }
  const app = new Hono()
  app.use(async (c: Context<{ Bindings: HttpBindings }>, next) => {
    await next()
    await discardUnreadBody(c.env)
  })
  // the server takes some hosts for names that are none, such as 1.2.3.4.5
  app.use(async (c, next) => (URL.canParse(c.req.url) ? next() : c.body(null, 400)))
  // around the line below, which gives every answer the policy of our pages
  app.use(async (c, next) => {
    await next()
    keepApart(c.res.headers)
  })
  const secured = secureHeaders(securityHeaders)
  app.use(secured)
  const isHttps = services.publicUrl.startsWith('https:') && env.TRUSTED_PROXIES > 0
  const hstsFor = (c: Context): Record<string, string> =>
    isHttps && c.req.header('x-forwarded-proto') === 'https'
      ? { 'strict-transport-security': `max-age=${env.HSTS_MAX_AGE}` }
      : {}
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(hstsFor(c))) c.res.headers.set(name, value)
  })
  // a stream is written without a `Response` that the lines above could give them to
  const bare = await new Hono().get('/', secured, c => c.body(null)).request('/')
  const streamHeaders = Object.fromEntries(bare.headers)
  app.use(async (c, next) => {
    const began = performance.now()
    await next()
    recordRequestDuration(
      c.req.method,
      metricsRouteOf(c.req.method, c.req.path),
      c.res.status,
      performance.now() - began,
    )
  })
  app.use('/api/*', async (c, next) => {
    if (!methods.has(c.req.method)) return refuse(c, 405, 'input.method')
    if (tokenInAddress.test(c.req.url)) throw new Refusal('tokens.inAddress')
    const address = clientAddressOf(c, env.TRUSTED_PROXIES)
    // no page of another site can send a token's header, and cookies do not count beside it
    if (bearerIn(c.req.raw.headers) === undefined && isCrossSiteRequest(c.req.raw, address, ours)) {
      logRefusal(log, 'input.origin', { address })
      return refuse(c, 403, 'input.origin')
    }
    if (own && !own.names.has(nameInHost(c.req.header('host') ?? ''))) return refuse(c, 421, 'input.host')
    c.header('cache-control', 'no-store')
    // pages take the time from here, by the clock of the rest of the server
    c.header('date', new Date(clock.now().epochMilliseconds).toUTCString())
    return next()
  })
  mountApi(app, router, services, contextOf)
  // for what is no endpoint of the product: the bot's ear, the button in a mail
  app.use('/api/*', (c, next) => (hasShortBody(c.req.raw) ? next() : Promise.resolve(refuse(c, 413, 'input.tooLarge'))))
  app.post('/api/telegram/webhook', c => telegramWebhook(c, services))
  app.post(interactionsPath, c => discordInteractions(c, services))
  app.on(['GET', 'POST'], '/api/unsubscribe/:token', c => unsubscribePage(c, services, languageOf(c.req.raw.headers)))
  app.get('/api/events', async (c: Context<{ Bindings: HttpBindings }>) =>
    eventStream(c.env.outgoing, await contextOf(c), { ...streamHeaders, ...hstsFor(c) }, c.req.query('since')),
  )
  app.get('/api/openapi.json', async c => {
    const [body, encoding] = await compressedFor(c, await openApiDocument(services.publicUrl))
    return c.body(body, 200, { 'content-type': 'application/json', ...encoding })
  })
  app.get('/api/images/:id/:size', async c => {
    const context = await contextOf(c)
    const organizationId = organizationOf(context.session)
    const { id, size } = c.req.param()
    const bytes = organizationId === undefined ? undefined : await readImage(services, organizationId, id, size)
    if (!bytes || organizationOf(await context.sessionNow(maxAnswerAge)) !== organizationId)
      return refuse(c, 404, 'input.notFound')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'content-disposition': 'attachment',
      // the name is the content's own
      'cache-control': 'private, max-age=31536000, immutable',
    })
  })
  app.all('/api/*', c => refuse(c, 404, 'input.notFound'))
  app.get('/calendar/:file{[\\w-]+\\.ics}', etag(), async c => {
    const token = c.req.param('file').slice(0, -'.ics'.length)
    const feed = await calendarFeed(services, token, clientAddressOf(c, env.TRUSTED_PROXIES))
    if (feed === undefined) return c.text('', 404)
    return c.body(feed, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=600',
    })
  })
  app.get('/.well-known/security.txt', c => {
    if (env.SECURITY_CONTACT === undefined) return c.notFound()
    const expires = clock
      .now()
      .add({ hours: 24 * 180 })
      .round('second')
    return c.text(`Contact: ${env.SECURITY_CONTACT}\nExpires: ${expires.toString()}\nPreferred-Languages: de, en\n`)
  })
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    const asked = database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    const answers = await Promise.race([asked, pause(readyWithin, false, { ref: false })])
    if (isDiskFull(env.DATA_DIR)) return c.text('disk full', 503)
    return answers && jobs.ready() ? c.text('ready') : c.text('not ready', 503)
  })
  app.get('/metrics', async c => {
    const isHere = isLocalRequest(clientAddressOf(c, env.TRUSTED_PROXIES), c.req.raw.headers)
    if (isHere || showsToken(c, env.METRICS_TOKEN)) return c.text(await metricsText())
    logSecurityEvent(log, 'tokenRefused', 'metrics', visitorOf(c, services))
    return c.text('', 401, { 'www-authenticate': 'Bearer' })
  })
  if (own && !hosts) app.use(requireOwnName(own, services.publicUrl))
  if (hosts) {
    app.use(
      redirectToHost(hosts, services.publicUrl, async c => {
        const { session, language, headers } = await contextOf(c)
        const isHeld = hasSessionCookie(headers)
        return {
          isSignedIn: session !== undefined,
          isRecovering: session?.recoveryActive ?? false,
          endedCookie: isHeld && session === undefined ? cookieName : undefined,
          language,
        }
      }),
    )
  }
  if (webFolder !== undefined) serveWeb(app, webFolder, services, hasSessionCookie)
  app.onError((error, c) => {
    const answer = answerFor(error, visitorOf(c, services))
    return Response.json(refusalBody(answer), { status: answer.status, headers: headersOf(answer) })
  })
  return app
}

/** A program reads its member's language unless it asks for another. */
function inRequestedLanguage(session: Session | undefined, headers: Headers): Session | undefined {
  if (!session?.member || !/[a-z]/i.test(headers.get('accept-language') ?? '')) return session
  return { ...session, member: { ...session.member, language: languageOf(headers) } }
}

/** Undefined: the caller sees nothing of an organisation. */
const organizationOf = (session: Session | undefined): string | undefined =>
  session?.member?.actor.locked === false ? session.member.actor.organizationId : undefined

/** A file that somebody uploaded or had made is for keeping: a browser shows nothing of it and runs nothing in it. */
function keepApart(headers: Headers): void {
  const disposition = headers.get('content-disposition')
  if (disposition === null) return
  headers.set('content-disposition', disposition.replace(/^[^;]*/, 'attachment'))
  headers.set('content-security-policy', "sandbox; default-src 'none'")
}

function showsToken(c: Context, token: string | undefined): boolean {
  if (token === undefined) return false
  const shown = c.req.header('authorization') ?? ''
  return timingSafeEqual(Buffer.from(hashOf(shown)), Buffer.from(hashOf(`Bearer ${token}`)))
}

const securityHeaders = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    // positions of popups and bars are inline styles; scripts never are inline
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
  // passkeys and copying are all that the app asks a browser for
  permissionsPolicy: Object.fromEntries(
    ['camera', 'microphone', 'geolocation', 'displayCapture', 'payment', 'usb', 'serial', 'hid', 'bluetooth', 'midi']
      .concat(['accelerometer', 'gyroscope', 'magnetometer', 'idleDetection'])
      .map(feature => [feature, []]),
  ),
  // see HSTS_MAX_AGE
  strictTransportSecurity: false,
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
}
