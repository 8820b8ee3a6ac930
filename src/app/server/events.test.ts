import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { sessionFinder } from '#features/access/sign-in/server/session-store.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { useWorld } from '#test/world.ts'
import { eventStream } from './events.ts'

const world = useWorld({ ROLE: 'web' })

it('ends a stream whose session ended before the stream could hear of it', async () => {
  const { olivia, adam } = await world.office()
  const { services } = world.staffel
  const [, value = ''] = [...adam.cookies].find(([name]) => name.endsWith('session_token')) ?? []
  const token = decodeURIComponent(value).split('.')[0] ?? ''
  const find = sessionFinder(services.database, services.clock)
  const session = await find(token)
  expect(session).toBeDefined()
  // the session was read, and the stream does not listen yet
  await olivia.api.team.endSessions({ id: adam.id })
  const readSession = () => find(token)
  const context: RequestContext = {
    services,
    session,
    readSession,
    sessionNow: readSession,
    language: 'de',
    headers: new Headers(),
    address: '127.0.0.1',
    answerHeaders: new Headers(),
  }
  const server = createServer((_, outgoing) => void eventStream(outgoing, context, {}, undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [answer] = await once(get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), 'response')
  let text = ''
  answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await once(answer, 'end')
  server.close()
  expect(text).toContain('event: ended')
})
