import { startPostgres, startStaffel } from './staffel.ts'

/** One PostgreSQL for the run, one installation with the sample agency and an empty one; tests only look at these two. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const demo = await startStaffel(postgres.url, 'demo', { isDemo: true })
  const fresh = await startStaffel(postgres.url, 'fresh', { isDemo: false })
  process.env['E2E_POSTGRES_URL'] = postgres.url
  process.env['E2E_DEMO_URL'] = demo.url
  process.env['E2E_FRESH_URL'] = fresh.url
  return async () => {
    await fresh.stop()
    await demo.stop()
    await postgres.stop()
  }
}
