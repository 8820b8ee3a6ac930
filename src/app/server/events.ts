import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { LiveEvent } from '#platform/server/live-pages.ts'
import {
  endpointAccessRefusal,
  requireEndpointAccess,
  type RequestContext,
} from '#features/foundation/permissions/server/procedure.ts'
import { answerFor, refusalBody } from './edge.ts'

const beatEvery = 25_000
/** Bytes that wait for a browser that does not read; one that has so many is cut off, comes back and reads anew. */
const maxWaiting = 64 * 1024

/** Milliseconds that a request may take from the browser to here. */
const slack = 1000

const endedFrame = 'event: ended\ndata: {}\n\n'

const open = new Set<ServerResponse>()
/** By person, or by token, the oldest first. */
const ofPeople = new Map<string, Set<ServerResponse>>()
setInterval(() => {
  for (const stream of open) send(stream, ': beat\n\n')
}, beatEvery).unref()

function send(stream: ServerResponse, text: string): void {
  if (stream.destroyed || stream.writableEnded) return
  stream.write(text)
  if (stream.writableLength > maxWaiting) stream.destroy()
}

/** One event goes to a thousand streams. */
const frames = new WeakMap<LiveEvent, string>()

function frame(event: LiveEvent): string {
  const known = frames.get(event)
  if (known !== undefined) return known
  const data = event.kind === 'stale' ? JSON.stringify(event.topics) : '{}'
  const text = `event: ${event.kind}\ndata: ${data}\n\n`
  frames.set(event, text)
  return text
}

/**
 * The one stream a browser keeps open: says which reads are stale, never what changed. Written straight to the
 * connection, because a node holds thousands: as a `Response` each would weigh and cost twice as much.
 */
export function eventStream(
  outgoing: ServerResponse,
  context: RequestContext,
  headers: Readonly<Record<string, string>>,
  /** Milliseconds for which the browser has been reading without a stream. */
  since: string | undefined,
): Response {
  const { services, session } = context
  // who it is took a while to find out: a browser that is gone by now says so no more
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT
  try {
    requireEndpointAccess({ access: 'member' }, session, services.clock.now())
  } catch (error) {
    const answer = answerFor(error, { ...context, log: services.log })
    return Response.json(refusalBody(answer), { status: answer.status })
  }
  const actor = session?.member?.actor
  if (!session || !actor) throw new Error('a member without a profile was admitted')
  outgoing.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const forget = services.live.listen({
    organizationId: actor.organizationId,
    profileId: actor.profileId,
    hear(event) {
      send(outgoing, frame(event))
      if (event.kind === 'ended') outgoing.end()
    },
  })
  open.add(outgoing)
  // a program's do not push out those of the person's browsers
  const owner = session.token?.id ?? actor.profileId
  const own = streamsOf(owner, services.env.STREAMS_PER_PERSON)
  own.add(outgoing)
  outgoing.once('close', () => {
    open.delete(outgoing)
    own.delete(outgoing)
    if (own.size === 0 && ofPeople.get(owner) === own) ofPeople.delete(owner)
    forget()
    clearTimeout(expiry)
  })
  // it may have ended before this stream could hear of it
  void context.readSession().then(
    now => {
      if (endpointAccessRefusal({ access: 'member' }, now, services.clock.now())) outgoing.end(endedFrame)
    },
    () => outgoing.end(),
  )
  const expiry = endAt(outgoing, session.token?.until, services.clock.now())
  send(outgoing, 'retry: 1000\n\n')
  const missed = since === undefined ? undefined : services.live.missed(actor.organizationId, millisecondsOf(since))
  if (missed) send(outgoing, frame(missed))
  return RESPONSE_ALREADY_SENT
}

/** A timer holds no longer time; whoever is still there then comes back, and is asked anew. */
const maxTimer = 2 ** 31 - 1

function endAt(
  stream: ServerResponse,
  until: Temporal.Instant | undefined,
  now: Temporal.Instant,
): NodeJS.Timeout | undefined {
  if (until === undefined) return undefined
  const left = Math.max(0, until.since(now).total('milliseconds'))
  return setTimeout(() => stream.end(endedFrame), Math.min(left, maxTimer)).unref()
}

/** On its way it took time, too; what is no number is longer than anything. */
const millisecondsOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) + slack : Infinity)

/**
 * A person's streams, with room for one more. The oldest gives way, not the newest: after a night of lost connections the
 * oldest are those whose browser is long gone. One that is still there comes back in a minute, not at once, so that
 * one window too many does not make all chase each other.
 */
function streamsOf(owner: string, maximum: number): Set<ServerResponse> {
  const own = ofPeople.get(owner) ?? new Set()
  ofPeople.set(owner, own)
  for (const oldest of own) {
    if (own.size < maximum) break
    own.delete(oldest)
    send(oldest, 'retry: 60000\n\n')
    oldest.end()
  }
  return own
}
