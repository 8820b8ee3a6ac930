import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import type { Language } from '#kit/catalogue.ts'
import type { Auth } from '#features/accounts/server/auth.ts'
import { calendarFeed } from '#features/calendar/server/feed.ts'
import { sessionFinder, sessionToken } from '#features/accounts/server/session-store.ts'
import { read as readImage } from '#features/images/server/actions.ts'
import type { RequestContext } from '#features/permissions/server/procedure.ts'
import { networkOf } from '#platform/server/address.ts'
import { hostsIn } from '#platform/server/hosts.ts'
import { metricsText, observe } from '#platform/server/metrics.ts'
import type { Services } from '#platform/server/services.ts'
import type { Router } from '../router.ts'
import { botWebhook } from './bot-webhook.ts'
import { answerFor, word } from './edge.ts'
import { eventStream } from './events.ts'
import { openApiDocument } from './openapi.ts'
import { keepHosts } from './page-hosts.ts'
import { unsubscribePage } from './unsubscribe-page.ts'
import { rememberAnswers } from './unchanged.ts'
import { serveWeb } from './web-files.ts'

export interface HttpOptions {
  readonly services: Services
  readonly auth: Auth
  readonly router: Router
  /** The built browser app; undefined leaves the pages to somebody else (development, server tests). */
  readonly webFolder: string | undefined
}

/** Milliseconds; a database that hangs is as good as none. */
const readyWithin = 3_000
const bodyMax = 1_000_000
/** A picture or a table, and what a form puts around it. */
const uploadMax = 11_000_000
/** Where they come in, and what is said to one that is larger. */
const uploads: ReadonlyMap<string, 'images.tooLarge' | 'scoreboard.tooLarge'> = new Map([
  ['/api/rpc/images/upload', 'images.tooLarge'],
  ['/api/v1/images', 'images.tooLarge'],
  ['/api/rpc/scoreboard/preview', 'scoreboard.tooLarge'],
  ['/api/rpc/scoreboard/save', 'scoreboard.tooLarge'],
  ['/api/v1/scoreboard/previews', 'scoreboard.tooLarge'],
  ['/api/v1/scoreboard/uploads', 'scoreboard.tooLarge'],
])

export async function createHttp({ services, auth, router, webFolder }: HttpOptions): Promise<Hono> {
  const { env, log, database, clock, jobs } = services
  const cookieName = (await auth.$context).authCookies.sessionToken.name
  const findSession = sessionFinder(database)

  async function contextOf(c: Context): Promise<RequestContext> {
    const { headers } = c.req.raw
    const token = sessionToken(headers.get('cookie'), cookieName, services.secret)
    const session = token === undefined ? undefined : await findSession(token, clock.now())
    return {
      services,
      session,
      language: session?.member?.language ?? languageOf(headers),
      headers,
      address: addressOf(c, env.TRUSTED_PROXIES),
      answerHeaders: new Headers(),
    }
  }

  const rpc = new RPCHandler(router, {
    clientInterceptors: [onError((error, { context }) => Promise.reject(answerFor(error, context.language, log)))],
  })
  const rest = new OpenAPIHandler(router, {
    clientInterceptors: [onError((error, { context }) => Promise.reject(answerFor(error, context.language, log)))],
  })

  const remembered = rememberAnswers()
  const app = new Hono()
  const secured = secureHeaders(headersFor(services.publicUrl))
  app.use(secured)
  // a stream is written without a `Response` that the line above could give them to
  const bare = await new Hono().get('/', secured, c => c.body(null)).request('/')
  const streamHeaders = Object.fromEntries(bare.headers)
  app.use(async (c, next) => {
    const began = performance.now()
    await next()
    observe(c.req.method, c.req.path, c.res.status, performance.now() - began)
  })
  app.use('/api/*', async (c, next) => {
    if (isForeign(c.req.raw)) return refuse(c, 403, 'input.origin')
    c.header('cache-control', 'no-store')
    return next()
  })
  const tooLarge = (c: Context) => {
    // what is left of the body is not read, so the connection cannot be used again
    c.header('connection', 'close')
    return refuse(c, 413, 'input.tooLarge')
  }
  const limited = bodyLimit({ maxSize: bodyMax, onError: tooLarge })
  const upload = bodyLimit({
    maxSize: uploadMax,
    onError: c => refuse(c, 413, uploads.get(c.req.path) ?? 'input.tooLarge'),
  })
  app.use('/api/*', (c, next) => (uploads.has(c.req.path) ? upload(c, next) : limited(c, next)))
  for (const [prefix, handler] of [
    ['/api/rpc', rpc],
    ['/api/v1', rest],
  ] as const) {
    app.use(`${prefix}/*`, async c => {
      const context = await contextOf(c)
      const asking = { request: c.req.raw, session: context.session }
      const held = remembered.held(asking)
      if (held !== undefined) return c.newResponse(null, 304, { etag: held })
      const { matched, response } = await handler.handle(c.req.raw, { prefix, context })
      if (!matched) return refuse(c, 404, 'input.notFound')
      for (const cookie of context.answerHeaders.getSetCookie()) response.headers.append('set-cookie', cookie)
      if (response.headers.get('content-type') !== 'application/json') return c.newResponse(response.body, response)
      // as a whole it leaves in one piece, as a stream in three
      const body = await response.text()
      const tag = response.status === 200 ? remembered.tag(asking, body) : undefined
      if (tag?.isHeld) return c.newResponse(null, 304, { etag: tag.etag })
      if (tag) response.headers.set('etag', tag.etag)
      return c.newResponse(body, response)
    })
  }
  app.post('/api/telegram/webhook', c => botWebhook(c, services))
  app.on(['GET', 'POST'], '/api/unsubscribe/:token', c => unsubscribePage(c, services, languageOf(c.req.raw.headers)))
  app.get('/api/events', async (c: Context<{ Bindings: HttpBindings }>) =>
    eventStream(c.env.outgoing, await contextOf(c), streamHeaders),
  )
  app.get('/api/openapi.json', async c => c.json(await openApiDocument(services.publicUrl)))
  app.get('/api/images/:id/:size', async c => {
    const { session } = await contextOf(c)
    const organizationId = session?.member?.actor.locked === false ? session.member.actor.organizationId : undefined
    const { id, size } = c.req.param()
    const bytes = organizationId === undefined ? undefined : await readImage(services, organizationId, id, size)
    if (!bytes) return refuse(c, 404, 'input.notFound')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      // the name is the content's own
      'cache-control': 'private, max-age=31536000, immutable',
    })
  })
  app.all('/api/*', c => refuse(c, 404, 'input.notFound'))
  app.get('/calendar/:file{[\\w-]+\\.ics}', async c => {
    const token = c.req.param('file').slice(0, -'.ics'.length)
    const feed = await calendarFeed(services, token, addressOf(c, env.TRUSTED_PROXIES))
    if (feed === undefined) return c.text('', 404)
    return c.body(feed, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=600',
    })
  })
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    const asked = database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    const answers = await Promise.race([asked, pause(readyWithin, false, { ref: false })])
    return answers && jobs.ready() ? c.text('ready') : c.text('not ready', 503)
  })
  app.get('/metrics', async c => c.text(await metricsText()))
  const hosts = hostsIn(env)
  if (hosts) {
    app.use(
      keepHosts(hosts, services.publicUrl, async c => {
        const { session, language } = await contextOf(c)
        return { isSignedIn: session !== undefined, isRecovering: session?.recoveryActive ?? false, language }
      }),
    )
  }
  if (webFolder !== undefined) serveWeb(app, webFolder, services)
  app.onError((error, c) => {
    const answer = answerFor(error, languageOf(c.req.raw.headers), log)
    return Response.json(answer.toJSON(), { status: answer.status })
  })
  return app
}

const refuse = (
  c: Context,
  status: 403 | 404 | 413,
  code: 'input.origin' | 'input.notFound' | 'input.tooLarge' | 'images.tooLarge' | 'scoreboard.tooLarge',
) =>
  c.json(
    {
      defined: false,
      code,
      status,
      message: word(languageOf(c.req.raw.headers), code, undefined),
      data: { complaints: [] },
    },
    status,
  )

/** The language chosen in this browser, else the first of ours that the browser asks for. */
function languageOf(headers: Headers): Language {
  const chosen = headers.get('cookie')?.match(/(?:^|;\s*)staffel_language=(de|en)(?:;|$)/)?.[1]
  if (chosen === 'de' || chosen === 'en') return chosen
  return /^\s*en|,\s*en/i.test(headers.get('accept-language') ?? '') &&
    !/^\s*de/i.test(headers.get('accept-language') ?? '')
    ? 'en'
    : 'de'
}

/** Each trusted proxy appends the address it saw; what stands before theirs is hearsay. */
function addressOf(c: Context, trustedProxies: number): string {
  const seen = networkOf(getConnInfo(c).remote.address ?? 'unknown')
  if (trustedProxies === 0) return seen
  const told = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  const last = told.at(-trustedProxies)
  return last === undefined ? seen : networkOf(last)
}

/** A browser says where a request comes from; anything that changes something must come from our own pages. */
function isForeign(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== request.headers.get('host'))
}

const headersFor = (publicUrl: string) => ({
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
  strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
})
