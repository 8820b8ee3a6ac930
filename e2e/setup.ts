import { startPostgres, startStaffel } from './staffel.ts'

/** One PostgreSQL for the run, and one installation with the sample agency that tests only look at. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const demo = await startStaffel(postgres.url, 'demo', { isDemo: true })
  process.env['E2E_POSTGRES_URL'] = postgres.url
  process.env['E2E_DEMO_URL'] = demo.url
  return async () => {
    await demo.stop()
    await postgres.stop()
  }
}
