import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { openJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { migrate } from '#platform/server/migrate.ts'
import { buildServerIfNeeded } from '../scripts/build.ts'

declare module 'vitest' {
  interface TestTags {
    tags: 'all'
  }
  interface ProvidedContext {
    /** Of the server; every world makes a database of its own there. */
    postgresUrl: string
    /** Where every world leaves the statements that it sent. */
    statementsFolder: string
  }
}

export const template = 'staffel_template'

/** One real PostgreSQL for the run: the embedded one, the one of `STAFFEL_TEST_BINARIES`, or that of `TEST_DATABASE_URL`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // for the programs that the server starts
  buildServerIfNeeded()
  const given = process.env['TEST_DATABASE_URL']
  const binaries = process.env['STAFFEL_TEST_BINARIES']
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-test-'))
  fs.chmodSync(folder, 0o755)
  const server =
    given === undefined
      ? await startEmbeddedPostgres({
          folder,
          ...(binaries === undefined ? {} : { binaries }),
          settings: {
            fsync: 'off',
            synchronous_commit: 'off',
            full_page_writes: 'off',
            wal_init_zero: 'off',
            max_connections: '300',
          },
        })
      : undefined
  const url = given ?? server?.superuserUrl ?? ''
  await makeTemplate(url)
  project.provide('postgresUrl', url)
  const statements = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-statements-'))
  project.provide('statementsFolder', statements)
  return async () => {
    if (given !== undefined) await dropWorlds(given)
    await server?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
    fs.rmSync(statements, { recursive: true, force: true })
  }
}

export const databaseUrl = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A process that ends leaves the databases that its files have shared. */
async function dropWorlds(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    String.raw`select datname as name from pg_database where datname like 'world\_%'`,
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  await client.end()
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${template} with (force)`)
  await client.query(`create database ${template}`)
  await client.end()
  await migrate(databaseUrl(url, template))
  const jobs = await openJobs(databaseUrl(url, template), openLog('silent'))
  await jobs.close()
}
