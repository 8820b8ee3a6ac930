import type { HttpBindings } from '@hono/node-server'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError, onStart, ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Context, Hono } from 'hono'
import { Refusal } from '#kit/refusal.ts'
import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import { type RequestContext, endpointAccessRefusal } from '#features/foundation/permissions/server/procedure.ts'
import type { Log } from '#platform/server/log.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import type { Router } from '../router.ts'
import { createSharedAnswerCache, isShortRequest, hasMatchingEtag } from './alike.ts'
import { refuse, visitorOf } from './asking.ts'
import { type RequestBodyResult, hasBody, openRequestBodyReader } from './bodies.ts'
import { sharedEndpointOf, endpointOf } from './endpoint-of.ts'
import { answerFor, headersOf } from './edge.ts'

type Asking = Context<{ Bindings: HttpBindings }>
type Handler = RPCHandler<RequestContext> | OpenAPIHandler<RequestContext>
type WholeBody = Extract<RequestBodyResult, { kind: 'whole' }>
type Prefix = '/api/rpc' | '/api/v1'

/**
 * The product's endpoints, in both their forms.
 * @throws Refusal what the rule says
 */
export function mountApi(
  app: Hono,
  router: Router,
  services: Services,
  contextOf: (c: Context) => Promise<RequestContext>,
): void {
  const { env, log } = services
  const bodies = openRequestBodyReader(env.DATA_DIR)
  const answerAlike = createSharedAnswerCache()
  const { noteRead, refuseWith } = wordingOf(log)
  const rpc = new RPCHandler(router, { interceptors: [onError(refuseWith)], clientInterceptors: [onStart(noteRead)] })
  const restWith = (plugins: SmartCoercionPlugin<RequestContext>[]) =>
    new OpenAPIHandler(router, {
      plugins,
      interceptors: [onError(refuseWith)],
      clientInterceptors: [onStart(noteRead)],
    })
  const rest = restWith([])
  // an address has texts alone: a number in it is read as one; in a body it has to be one
  const restByAddress = restWith([new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })])
  const handlers: readonly { prefix: Prefix; byBody: Handler; byAddress: Handler }[] = [
    { prefix: '/api/rpc', byBody: rpc, byAddress: rpc },
    { prefix: '/api/v1', byBody: rest, byAddress: restByAddress },
  ]

  type Way = readonly [Prefix, Handler]

  async function answer(c: Asking, way: Way, request: Request, context: RequestContext) {
    const shared = await sharedQuestionOf(c, request, context)
    const sharedAnswer = shared && (await answerShared(c, way, shared, context))
    if (sharedAnswer) return sharedAnswer
    const [prefix, handler] = way
    const current = shared ? { ...context, sessionNow: () => context.readSession() } : context
    const { matched, response } = await handler.handle(request, { prefix, context: current })
    if (!matched) return refuse(c, 404, 'input.notFound')
    for (const [name, value] of context.answerHeaders) response.headers.append(name, value)
    if (response.headers.get('content-type') !== 'application/json') return c.newResponse(response.body, response)
    // as a whole it leaves in one piece, as a stream in three
    return c.newResponse(await response.text(), response)
  }

  /** Undefined: the endpoint does not answer all alike, or refuses this session, which it says itself. */
  async function sharedQuestionOf(c: Asking, request: Request, context: RequestContext) {
    const meta = isShortRequest(c.req.raw) ? sharedEndpointOf(c.req.method, c.req.path) : undefined
    if (!meta || !context.session?.member) return undefined
    const text = hasBody(request) ? await request.clone().text() : null
    // only now: rights may have ended while the body came
    const session = await context.sessionNow()
    if (!session?.member || endpointAccessRefusal(meta, session, services.clock.now())) return undefined
    return { door: meta, session, member: session.member, request, text }
  }

  async function answerShared(
    c: Asking,
    [prefix, handler]: Way,
    { request, text, ...asking }: NonNullable<Awaited<ReturnType<typeof sharedQuestionOf>>>,
    context: RequestContext,
  ) {
    const { url, method, headers: sent } = request
    const { pathname, search } = new URL(url)
    const readAllowedSession = async () => {
      const session = await context.readSession()
      return endpointAccessRefusal(asking.door, session, services.clock.now()) ? undefined : session
    }
    const shared = await answerAlike(
      { ...asking, what: `${pathname}${search} ${text ?? ''}`, readAllowedSession },
      async () => {
        // a request of its own: the first reader may leave while the others still wait
        const again = new Request(url, { method, headers: sent, body: text })
        const asKeyed = { ...context, sessionNow: () => Promise.resolve(asking.session) }
        const { response } = await handler.handle(again, { prefix, context: asKeyed })
        if (!response) throw new Error(`${pathname} is an endpoint that nothing answers`)
        const type = response.headers.get('content-type') ?? ''
        return { status: response.status, contentType: type, body: Buffer.from(await response.text()) }
      },
    )
    if (!shared) return undefined
    const { status, contentType, body, tag } = shared
    const headers: Record<string, string> = { 'content-type': contentType }
    if (tag !== undefined) headers['etag'] = tag
    const held = hasMatchingEtag(tag, request)
    return c.newResponse(held ? null : body, new Response(null, { status: held ? 304 : status, headers }))
  }

  /** Who asks, and whether they may, comes before anything of the body is read; whether it is still them, after its faults. */
  async function bodyOf(c: Asking, door: EndpointMeta, context: RequestContext): Promise<WholeBody> {
    const why = endpointAccessRefusal(door, context.session, services.clock.now())
    if (why && why.code !== 'permissions.signInAgain') throw why
    const body = await taken(c, door, context)
    if (body.kind === 'whole') return body
    throw new Refusal(body.kind === 'tooLarge' && door.file ? door.file.tooLarge : whyNot[body.kind])
  }

  async function taken(c: Asking, door: EndpointMeta, context: RequestContext): Promise<RequestBodyResult> {
    const asked = { request: c.req.raw, incoming: c.env.incoming, address: context.address }
    const [person, tries] = [context.session?.userId, door.file?.tries]
    if (tries === undefined || person === undefined || !isForm(c)) return bodies.small(asked)
    return bodies.upload(asked, person, () => countAttempt(services, tries, person))
  }

  for (const { prefix, byBody, byAddress } of handlers) {
    app.use(`${prefix}/*`, async (c: Asking) => {
      const context = await contextOf(c).catch((error: unknown) => answerFor(error, visitorOf(c, services)))
      if (context instanceof ORPCError) return unread(prefix, context)
      if (!hasBody(c.req.raw)) return answer(c, [prefix, byAddress], c.req.raw, context)
      const door = endpointOf(c.req.method, c.req.path)
      if (!door) return refuse(c, 404, 'input.notFound')
      const body = await bodyOf(c, door, context).catch((error: unknown) => answerFor(error, { ...context, log }))
      if (body instanceof ORPCError) return unread(prefix, body)
      try {
        return await answer(c, [prefix, byBody], body.request, context)
      } finally {
        await body.end()
      }
    })
  }
}

/** What goes wrong on the way to a procedure, in it or after it is worded once; what cannot be read never gets to one. */
function wordingOf(log: Log) {
  const read = new WeakSet<RequestContext>()
  return {
    noteRead: ({ context }: { context: RequestContext }): void => void read.add(context),
    refuseWith: (error: unknown, { context }: { context: RequestContext }): never => {
      const isUnreadable = !(error instanceof ORPCError) && !read.has(context)
      throw answerFor(isUnreadable ? new Refusal('input.body') : error, { ...context, log })
    },
  }
}

const isForm = (c: Context): boolean => (c.req.header('content-type') ?? '').startsWith('multipart/form-data')

const whyNot = { tooLarge: 'input.tooLarge', busy: 'input.busy', malformed: 'input.body', gone: 'input.body' } as const

/** In the form that the caller reads. */
function unread(prefix: Prefix, error: ORPCError<string, unknown>): Response {
  const said = prefix === '/api/rpc' ? { json: error.toJSON(), meta: [] } : error.toJSON()
  return Response.json(said, { status: error.status, headers: headersOf(error) })
}
