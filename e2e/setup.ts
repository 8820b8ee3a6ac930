import { password, startPostgres, startStaffel } from './staffel.ts'

/** One PostgreSQL for the run, an installation with the sample agency, one that nobody has set up, one with an owner alone; tests only look at these. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const demo = await startStaffel(postgres.url, 'demo', { isDemo: true })
  const fresh = await startStaffel(postgres.url, 'fresh', { isDemo: false })
  const empty = await startStaffel(postgres.url, 'empty', { isDemo: false })
  await found(empty.url)
  process.env['E2E_EMPTY_URL'] = empty.url
  process.env['E2E_POSTGRES_URL'] = postgres.url
  process.env['E2E_DEMO_URL'] = demo.url
  process.env['E2E_FRESH_URL'] = fresh.url
  return async () => {
    await empty.stop()
    await fresh.stop()
    await demo.stop()
    await postgres.stop()
  }
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
