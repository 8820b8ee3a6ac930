import type { HttpBindings } from '@hono/node-server'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { onError, onStart, ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Context, Hono } from 'hono'
import { Refusal } from '#kit/refusal.ts'
import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { type RequestContext, endpointAccessRefusal } from '#features/foundation/permissions/server/procedure.ts'
import type { Log } from '#platform/server/log.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import type { Router } from '../router.ts'
import { createSharedAnswerCache, isShortRequest, hasMatchingEtag, readerOf } from './alike.ts'
import { refuse, visitorOf } from './asking.ts'
import { type RequestBodyResult, hasBody, openRequestBodyReader } from './bodies.ts'
import { compressedFor } from './compressing.ts'
import { sharedEndpointOf, endpointOf, isRead, methodsAt } from './endpoint-of.ts'
import { answerFor, headersOf, refusalBody } from './edge.ts'

/**
 * Milliseconds. Before the answer of a read is sent, a session that was read longer ago is read again: no answer leaves later than
 * this after the end of the rights that it was made by.
 */
export const maxAnswerAge = 100

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
      customErrorResponseBodyEncoder: refusalBody,
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

  async function answer(c: Asking, way: Way, request: Request, context: RequestContext): Promise<Response> {
    if (!isRead(c.req.method, c.req.path)) return answerCommand(c, way, request, context)
    const { url, method, headers } = request
    const text = hasBody(request) ? await request.text() : null
    // a request of its own for each answer: the first reader may leave while others still wait for the shared one
    const again = () => (text === null ? request : new Request(url, { method, headers, body: text }))
    for (;;) {
      const session = await context.sessionNow()
      const asked = { ...context, answerHeaders: new Headers(), sessionNow: () => Promise.resolve(session) }
      const shared = await answerShared(c, way, text, asked)
      const response = shared?.response ?? (await answerOnce(c, way, again(), asked))
      // while it was made, rights may have ended
      const now = await context.sessionNow(shared?.hasWaited === true ? 0 : maxAnswerAge)
      if (hasSameRights(session, now)) return response
      await response.body?.cancel()
    }
  }

  /** A preview of a file has waited for its turn, so that its rights are checked again. */
  async function answerCommand(c: Asking, way: Way, request: Request, context: RequestContext): Promise<Response> {
    const response = await answerOnce(c, way, request, context)
    const door = endpointOf(c.req.method, c.req.path)
    if (!door?.file || !response.ok) return response
    const refusal = endpointAccessRefusal(door, await context.sessionNow(maxAnswerAge), services.clock.now())
    if (!refusal) return response
    await response.body?.cancel()
    throw refusal
  }

  async function answerOnce(c: Asking, [prefix, handler]: Way, request: Request, context: RequestContext) {
    const { matched, response } = await handler.handle(request, { prefix, context })
    if (!matched) return refuseUnknown(c)
    for (const [name, value] of context.answerHeaders) response.headers.append(name, value)
    if (response.headers.get('content-type') !== 'application/json') return c.newResponse(response.body, response)
    // as a whole it leaves in one piece, as a stream in three
    const [body, encoding] = await compressedFor(c, Buffer.from(await response.arrayBuffer()))
    for (const [name, value] of Object.entries(encoding)) response.headers.set(name, value)
    return c.newResponse(body, response)
  }

  /** Undefined: the endpoint does not answer all alike, or refuses this session, which it says itself. */
  async function answerShared(c: Asking, [prefix, handler]: Way, text: string | null, context: RequestContext) {
    const { raw } = c.req
    const door = isShortRequest(raw) ? sharedEndpointOf(c.req.method, c.req.path) : undefined
    const session = await context.sessionNow()
    if (!door || !session?.member || endpointAccessRefusal(door, session, services.clock.now())) return undefined
    const { url, method, headers: sent } = raw
    const { pathname, search } = new URL(url)
    const what = `${pathname}${search} ${text ?? ''}`
    const { answer, hasWaited } = await answerAlike({ door, session, member: session.member, what }, async () => {
      const request = new Request(url, { method, headers: sent, body: text })
      const { response } = await handler.handle(request, { prefix, context })
      if (!response) throw new Error(`${pathname} is an endpoint that nothing answers`)
      const type = response.headers.get('content-type') ?? ''
      return { status: response.status, contentType: type, body: Buffer.from(await response.text()) }
    })
    const { status, contentType, body, tag } = answer
    const headers = { 'content-type': contentType, ...(tag !== undefined && { etag: tag }) }
    if (hasMatchingEtag(tag, raw)) return { response: c.newResponse(null, { status: 304, headers }), hasWaited }
    const [packed, encoding] = await compressedFor(c, body)
    const init = new Response(null, { status, headers: { ...headers, ...encoding } })
    return { response: c.newResponse(packed, init), hasWaited }
  }

  /** Who asks, and whether they may, comes before anything of the body is read; whether it is still them, after its faults. */
  async function bodyOf(c: Asking, door: EndpointMeta, context: RequestContext): Promise<WholeBody> {
    const why = endpointAccessRefusal(door, context.session, services.clock.now())
    if (why && why.code !== 'permissions.signInAgain') throw why
    // thousands of parts or fields take long to read, and only a file needs a form
    if (!door.file && isForm(c)) throw new Refusal('input.body')
    const body = await taken(c, door, context)
    if (body.kind === 'whole') return body
    throw new Refusal(body.kind === 'tooLarge' && door.file ? door.file.tooLarge : whyNot[body.kind])
  }

  async function taken(c: Asking, door: EndpointMeta, context: RequestContext): Promise<RequestBodyResult> {
    const asked = { request: c.req.raw, incoming: c.env.incoming }
    const [person, tries] = [context.session?.userId, door.file?.tries]
    if (tries === undefined || person === undefined || !isForm(c)) return bodies.small(asked, person, context.address)
    const organization = context.session?.member?.actor.organizationId ?? person
    return bodies.upload(asked, { person, organization }, () => countAttempt(services, tries, person))
  }

  for (const { prefix, byBody, byAddress } of handlers) {
    app.use(`${prefix}/*`, async (c: Asking) => {
      const context = await contextOf(c).catch((error: unknown) => answerFor(error, visitorOf(c, services)))
      if (context instanceof ORPCError) return unread(prefix, context)
      const answered = (handler: Handler, request: Request) =>
        answer(c, [prefix, handler], request, context).catch((error: unknown) =>
          unread(prefix, answerFor(error, { ...context, log })),
        )
      if (!hasBody(c.req.raw)) return answered(byAddress, c.req.raw)
      const door = endpointOf(c.req.method, c.req.path)
      if (!door) return refuseUnknown(c)
      const body = await bodyOf(c, door, context).catch((error: unknown) => answerFor(error, { ...context, log }))
      if (body instanceof ORPCError) return unread(prefix, body)
      try {
        return await answered(byBody, body.request)
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
      const answer = answerFor(isUnreadable ? new Refusal('input.body') : error, { ...context, log })
      for (const [name, value] of Object.entries(headersOf(answer))) context.answerHeaders.set(name, value)
      throw answer
    },
  }
}

/** Whether an answer that was made for the one may be given to the other. */
const hasSameRights = (before: Session | undefined, now: Session | undefined): boolean =>
  before === now || rightsOf(before) === rightsOf(now)

const rightsOf = (session: Session | undefined): string =>
  JSON.stringify([session?.userId, session?.recoveryActive, session?.member && readerOf(session.member)])

const isForm = (c: Context): boolean =>
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(c.req.header('content-type')?.trim() ?? '')

const whyNot = { tooLarge: 'input.tooLarge', busy: 'input.busy', malformed: 'input.body', gone: 'input.body' } as const

/** 405 with the methods that there are, or 404. */
function refuseUnknown(c: Context): Response {
  const methods = methodsAt(c.req.path)
  if (methods.length === 0) return refuse(c, 404, 'input.notFound')
  c.header('allow', methods.join(', '))
  return refuse(c, 405, 'input.method')
}

/** In the form that the caller reads. */
function unread(prefix: Prefix, error: ORPCError<string, unknown>): Response {
  const said = prefix === '/api/rpc' ? { json: error.toJSON(), meta: [] } : refusalBody(error)
  return Response.json(said, { status: error.status, headers: headersOf(error) })
}
