import type { LiveEvent } from '#platform/server/live.ts'
import { admit, type RequestContext } from '#features/permissions/server/procedure.ts'
import { answerFor } from './edge.ts'

const beatEvery = 25_000
const encoder = new TextEncoder()

const frame = (event: LiveEvent): string =>
  event.kind === 'stale'
    ? `event: stale\ndata: ${JSON.stringify(event.topics)}\n\n`
    : `event: ${event.kind}\ndata: {}\n\n`

/** The one stream a browser keeps open: says which reads are stale, never what changed. */
export function eventStream(request: Request, context: RequestContext): Response {
  const { services, session, language } = context
  try {
    admit({ access: 'member' }, session)
  } catch (error) {
    const answer = answerFor(error, language, services.log)
    return Response.json(answer.toJSON(), { status: answer.status })
  }
  const actor = session?.member?.actor
  if (!actor) throw new Error('a member without a profile was admitted')
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const beat = setInterval(() => send(': beat\n\n'), beatEvery)
      const forget = services.live.listen({
        organizationId: actor.organizationId,
        profileId: actor.profileId,
        hear(event) {
          send(frame(event))
          if (event.kind === 'ended') {
            stop()
            controller.close()
          }
        },
      })
      stop = () => {
        clearInterval(beat)
        forget()
      }
      request.signal.addEventListener('abort', stop)
      send('retry: 1000\n\n')
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
