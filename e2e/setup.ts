import type { FullConfig } from '@playwright/test'
import { buildIfNeeded } from '../scripts/build.ts'
import { makeTemplates, password, sharedName, startPostgres, startStaffel } from './staffel.ts'

/** One PostgreSQL for the run, and for each worker an installation with the sample agency, one that nobody has set up, one with an owner alone. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  buildIfNeeded()
  const postgres = await startPostgres()
  const removeTemplates = await makeTemplates(postgres.url)
  process.env['E2E_POSTGRES_URL'] = postgres.url
  const opened = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const [demo, fresh, empty] = await Promise.all([
        startStaffel(postgres.url, `demo_${worker}`, { isDemo: true }),
        startStaffel(postgres.url, `fresh_${worker}`, { isDemo: false }),
        startStaffel(postgres.url, `empty_${worker}`, { isDemo: false }),
      ])
      await found(empty.url)
      for (const [which, { url }] of Object.entries({ demo, fresh, empty })) {
        process.env[sharedName(which, `${worker}`)] = url
      }
      return [demo, fresh, empty]
    }),
  )
  return async () => {
    await Promise.all(opened.flat().map(installation => installation.stop()))
    await postgres.stop()
    removeTemplates()
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
