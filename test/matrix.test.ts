import { afterAll, describe, expect, it } from 'vitest'
import { listEndpoints } from '#app/server/openapi.ts'
import { idPattern, newId } from '#kit/id.ts'
import { admitted } from './matrix-admitted.ts'
import type { Who } from './matrix-callers.ts'
import { foreignInputs } from './matrix.ts'
import { endpoints as described } from './security/endpoints.ts'
import { type Office, useWorld, type Visitor } from './world.ts'

// nothing goes on in the background: what changes was changed by the call
const world = useWorld({ ROLE: 'web' })
const endpoints = listEndpoints()
const callers: readonly Who[] = ['nobody', 'newcomer', 'locked', 'chatter', 'team_lead', 'admin', 'owner']
const reading = new Set(described.filter(({ method }) => method === 'GET').map(({ name }) => name))
let calls = 0
afterAll(() => expect(calls).toBeGreaterThan(endpoints.length * callers.length))

const path = (name: string): string => `/api/rpc/${name.replaceAll('.', '/')}`

async function call(
  visitor: Visitor,
  name: string,
  input: unknown,
): Promise<{ status: number; text: string; code: string }> {
  calls += 1
  const answer = await visitor.fetch(path(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  })
  const text = await answer.text()
  // a file that was handed out is none
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  const code: unknown = isJson ? JSON.parse(text).json?.code : undefined
  return { status: answer.status, text, code: String(code) }
}

/** An account that has confirmed its address and belongs to nobody. */
async function newcomer(): Promise<Visitor> {
  const office = await world.office()
  await world.staffel.services.database.pool.query('delete from profiles where id = $1', [office.kofi.id])
  return office.kofi
}

const inOffice = (office: Office): Record<Exclude<Who, 'newcomer'>, Visitor> => ({
  nobody: world.visitor(),
  locked: office.luca,
  chatter: office.kim,
  team_lead: office.lea,
  admin: office.adam,
  owner: office.olivia,
})

const inNewOffice = async (caller: Who): Promise<Visitor> =>
  caller === 'newcomer' ? newcomer() : inOffice(await world.office())[caller]

const callersNow = new Map<Who, Visitor>()

/** In the office of the calls before, as long as none of them can have changed it. */
async function callAs(caller: Who, name: string): Promise<Awaited<ReturnType<typeof call>>> {
  const visitor = callersNow.get(caller) ?? (await inNewOffice(caller))
  callersNow.set(caller, visitor)
  const answer = await call(visitor, name, {})
  const isUnchanged = reading.has(name) || [400, 401, 403].includes(answer.status)
  if (!isUnchanged) callersNow.delete(caller)
  return answer
}

it('has an expectation for every endpoint, and none for any other', () => {
  expect(Object.keys(admitted).toSorted()).toEqual(endpoints.map(endpoint => endpoint.name).toSorted())
  expect(Object.keys(foreignInputs).toSorted()).toEqual(endpoints.map(endpoint => endpoint.name).toSorted())
})

describe.each(endpoints.map(endpoint => endpoint.name))('%s', name => {
  it.each(callers)('answers %s as expected', async caller => {
    const answer = await callAs(caller, name)
    const isRefused = answer.code.startsWith('permissions.')
    expect({ isRefused, code: answer.code }).toMatchObject({ isRefused: !admitted[name]?.includes(caller) })
    expect(answer.status).toBeLessThan(500)
    if (isRefused) expect([401, 403]).toContain(answer.status)
  })
})

const withIds = Object.entries(foreignInputs).flatMap(([name, inputs]) =>
  inputs === 'takes no ids' || 'triedIn' in inputs ? [] : [{ name, ...inputs }],
)

it.each(withIds)(
  '$name answers another organisation’s ids byte for byte like ids that do not exist, and touches nothing there',
  async ({ name, prepare, input, isList, missing: nobodys = newId() }) => {
    const [here, there] = [await world.office(), await world.office('Südwind')]
    const theirs = await prepare(there)
    const before = await fingerprint(there.id)
    for (const asker of [here.olivia, here.lea]) {
      const foreign = await call(asker, name, input(theirs))
      const missing = await call(asker, name, input(nobodys))
      if (!isList) expect(foreign.status).toBeGreaterThanOrEqual(400)
      expect(foreign).toEqual(missing)
    }
    expect(await fingerprint(there.id)).toBe(before)
  },
)

it('has foreign ids for every endpoint whose input has a field for one', () => {
  const takers = described.filter(({ schema }) => JSON.stringify(schema ?? {}).includes(idPattern.source))
  expect(takers.length).toBeGreaterThan(20)
  const unnamed = takers.filter(({ name }) => foreignInputs[name] === 'takes no ids')
  expect(unnamed.map(({ name }) => name)).toEqual([])
})

/** Of everything an organisation has, but for the versions of its own sessions. */
async function fingerprint(organizationId: string): Promise<string> {
  const { pool } = world.staffel.services.database
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'organization_id' and table_schema = 'public' order by 1",
  )
  const parts = await Promise.all(
    rows.map(async ({ name }) => {
      const sums = await pool.query(
        `select md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t where organization_id = $1`,
        [organizationId],
      )
      return `${name} ${sums.rows[0].sum}`
    }),
  )
  return parts.join('\n')
}
