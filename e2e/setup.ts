import { once } from 'node:events'
import { createServer } from 'node:http'
import { buildIfNeeded } from '../scripts/build.ts'
import { type Installation, makeTemplates, password, startPostgres, startStaffel } from './staffel.ts'

/**
 * One PostgreSQL for the run, and the installations that tests ask for with `shared`. Playwright does not tell the global set-up
 * which tests were selected, so a worker asks for an installation over HTTP, and its server starts then.
 */
export default async function setup(): Promise<() => Promise<void>> {
  buildIfNeeded()
  const postgres = await startPostgres()
  const removeTemplates = await makeTemplates(postgres.url)
  process.env['E2E_POSTGRES_URL'] = postgres.url
  const installations = new Map<string, Promise<Installation>>()
  const installationAt = (path: string): Promise<Installation> => {
    const [, which = ''] = path.split('/')
    const installation = installations.get(path) ?? start(which)
    installations.set(path, installation)
    return installation
  }
  const starter = createServer(({ url = '', method }, response) => {
    void installationAt(url).then(
      installation =>
        response.end(method === 'DELETE' ? installation.refusedWrites.splice(0).join('\n') : installation.url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(starter, 'listening')
  const address = starter.address()
  if (address === null || typeof address === 'string') throw new Error('the starter of installations has no port')
  process.env['E2E_SHARED_URL'] = `http://127.0.0.1:${address.port}`
  return async () => {
    starter.close()
    const started = await Promise.allSettled(installations.values())
    await Promise.all(started.map(async one => one.status === 'fulfilled' && (await one.value.stop())))
    const refused = started.flatMap(one => (one.status === 'fulfilled' ? one.value.refusedWrites : []))
    await postgres.stop()
    removeTemplates()
    // a write of the last journey may have been refused after it
    if (refused.length > 0) throw new Error(`The shared sample has refused writes: ${refused.join(', ')}`)
  }
}

async function start(which: string): Promise<Installation> {
  const installation = await startStaffel({
    isDemo: which === 'demo' || which === 'jobs',
    isReadOnly: which === 'demo',
    env: which === 'jobs' ? {} : { ROLE: 'web' },
  })
  if (which === 'empty') await found(installation.url)
  return installation
}

/** An organisation with an owner and nothing else. */
async function found(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/onboarding`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      organizationName: 'Neue Agentur',
      timeZone: 'Europe/Berlin',
      language: 'de',
      fullName: 'Mara Lindqvist',
      email: 'owner@demo.staffel.test',
      password,
      withSample: false,
    }),
  })
  if (!answer.ok) throw new Error(`the empty agency was not founded: ${await answer.text()}`)
}
