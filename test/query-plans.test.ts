// @module-tag all
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { crowd } from './crowd.ts'
import { databaseUrl, template } from './global-setup.ts'
import { foreignInputs } from './matrix.ts'
import { wholeTableScans } from './plans.ts'
import { leaveStatements, leftStatements, type Statement } from './statements.ts'
import { useWorld } from './world.ts'

const world = useWorld()
const name = `plans_${newId().toLowerCase()}`
let client: pg.Client

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  await server.query(statement)
  await server.end()
}

beforeAll(async () => {
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  client = new pg.Client({ connectionString: databaseUrl(inject('postgresUrl'), name) })
  await client.connect()
  await crowd(client)
})

afterAll(async () => {
  await client.end()
  await onServer(`drop database ${name} with (force)`)
})

const tenant = (text: string): Statement => ({ text, isTenant: true })

/** A backup reads every table as a whole; `checksumTable` calls their rows so. */
const isOfBackup = (text: string): boolean => text.includes('"a row"')

/** A call of every endpoint, so that there is something to look at when this file is run alone. */
async function callEverything(): Promise<void> {
  for (const [endpoint, foreign] of Object.entries(foreignInputs)) {
    const office = await world.office()
    const input = foreign === 'takes no ids' || 'triedIn' in foreign ? {} : foreign.input(await foreign.prepare(office))
    for (const caller of [office.kim, office.olivia]) {
      const answer = await caller.fetch(`/api/rpc/${endpoint.replaceAll('.', '/')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json: input }),
      })
      await answer.arrayBuffer()
    }
  }
}

describe('the plans of what is sent to the database', () => {
  it('reads no tenant table as a whole, whatever the tests before this one have done', async () => {
    await callEverything()
    leaveStatements(inject('statementsFolder'))
    const statements = leftStatements(inject('statementsFolder')).filter(({ text }) => !isOfBackup(text))
    expect(statements.length).toBeGreaterThan(100)
    expect(await wholeTableScans(client, statements)).toEqual([])
  })

  it('names a statement that has no index', async () => {
    const text = 'select id from profiles where email = $1'
    const scans = await wholeTableScans(client, [
      { text, isTenant: false },
      tenant('select id from profiles where id = $1'),
    ])
    expect(scans).toEqual([{ table: 'profiles', text }])
  })

  it('names a statement whose index is gone', async () => {
    const text = 'select id from sessions where user_id = $1'
    const statement = { text, isTenant: false }
    expect(await wholeTableScans(client, [statement])).toEqual([])
    await client.query('drop index sessions_by_user')
    expect(await wholeTableScans(client, [statement])).toEqual([{ table: 'sessions', text }])
    await client.query('create index sessions_by_user on sessions (user_id)')
  })
})
