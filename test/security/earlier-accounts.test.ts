import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { migrate } from '#platform/server/migrate.ts'
import { databaseUrl } from '../global-setup.ts'

/** The last version in which whoever held an invitation's link got a confirmed address. */
const versionBefore = 15
const name = `earlier_${newId().toLowerCase()}`
let client: pg.Client

beforeAll(async () => {
  const server = new pg.Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  await migrate(databaseUrl(inject('postgresUrl'), name), { upTo: versionBefore })
  client = new pg.Client({ connectionString: databaseUrl(inject('postgresUrl'), name) })
  await client.connect()
})
afterAll(() => client.end())

const addAccount = (email: string, { verified = true, changedAfter = '0 seconds' } = {}) =>
  client.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Nora Neu', $2, $3, '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z'::timestamptz + $4::interval)`,
    [newId(), email, verified, changedAfter],
  )

it('loses the mark of an address that was confirmed without its mail, and keeps the others', async () => {
  await client.query(
    "insert into organizations (id, name, time_zone, settings, created_at) values ('AAAAAAAAAAAA', 'Nordlicht', 'Europe/Berlin', '{}', now())",
  )
  await addAccount('by-mail@example.test', { changedAfter: '3 minutes' })
  await addAccount('waiting@example.test', { verified: false })
  await addAccount('founder@example.test')
  await addAccount('invited@example.test')
  await addAccount('invited-and-protected@example.test', { changedAfter: '2 days' })
  await addAccount('registered-then-invited@example.test', { changedAfter: '3 minutes' })
  for (const [email, acceptedAt] of [
    ['invited@example.test', '2026-11-01T10:00:01Z'],
    ['invited-and-protected@example.test', '2026-11-01T10:00:01Z'],
    ['registered-then-invited@example.test', '2026-11-05T10:00:00Z'],
  ]) {
    await client.query(
      `insert into invitations (organization_id, id, email, role, language, mailed_hash, created_at, expires_at, accepted_at)
       values ('AAAAAAAAAAAA', $1, $2, 'chatter', 'de', $1, '2026-10-31T10:00:00Z', '2026-11-07T10:00:00Z', $3)`,
      [newId(), email, acceptedAt],
    )
  }
  await migrate(databaseUrl(inject('postgresUrl'), name))
  const { rows } = await client.query<{ email: string }>('select email from users where email_proven order by email')
  expect(rows.map(({ email }) => email)).toEqual(['by-mail@example.test', 'registered-then-invited@example.test'])
  const { rows: entering } = await client.query('select count(*)::int as count from users where email_verified')
  expect(entering).toEqual([{ count: 5 }])
})
