import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { openChats } from '../chats.ts'
import { anApplication } from '../discord-api.ts'
import { type Office, useWorld } from '../world.ts'
import { alike, columnsOf, sorted, watch } from './database.ts'
import { call, type Schema, writing } from './endpoints.ts'
import { neverHold, ownInputs } from './own-inputs.ts'
import { describeEach } from './short-tier.ts'

const telegram = await openChats()
// nothing goes on in the background: what changes was changed by the call
const world = useWorld({ ROLE: 'web', ...telegram.variables, ...anApplication })
afterAll(() => telegram.close())

let extras: Readonly<Record<string, unknown>> = {}
let elsewhere: Office
let planted: ReadonlySet<unknown> = new Set()

beforeAll(async () => {
  elsewhere = await world.office('Südwind')
  extras = Object.fromEntries(
    (await columnsOf(world)).flatMap(column => {
      const value = tellingValue(column)
      return [
        [column.column, value],
        [column.column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value],
      ]
    }),
  )
  Object.assign(extras, { isAdmin: true, is_admin: true, isOwner: true, admin: true, actor: elsewhere.olivia.id })
  planted = new Set(Object.values(extras))
})

/** What somebody would write into a column to gain by it. */
function tellingValue({ column, type, usual }: { column: string; type: string; usual: string | null }): unknown {
  if (column === 'role') return 'owner'
  if (column === 'organization_id') return elsewhere.id
  if (/profile_id$|user_id$|_by$|_to$/.test(column)) return elsewhere.olivia.id
  if (column === 'id' || column.endsWith('_id')) return newId()
  if (column === 'state' || column === 'status') return 'approved'
  if (column === 'email') return elsewhere.kim.email
  if (type === 'boolean') return usual !== 'true'
  if (type === 'integer' || type === 'bigint' || type === 'numeric') return 4711
  if (type.startsWith('timestamp')) return '2001-01-01T00:00:00Z'
  if (type === 'date') return '2001-01-01'
  if (type === 'jsonb') return { planted: true }
  return 'planted'
}

it('is tried on every endpoint that writes, and on no other', () => {
  expect([...ownInputs.keys()].toSorted()).toEqual(writing.map(({ name }) => name).toSorted())
})

/** The input with every column that it does not list; `deep` in the objects within as well. */
function offered(input: unknown, schema: Schema | undefined, deep: boolean): unknown {
  if (input instanceof Blob) return input
  if (Array.isArray(input)) return deep ? input.map(one => offered(one, schema?.items, true)) : input
  if (typeof input !== 'object' || input === null) return input
  const listed = schema?.properties ?? {}
  const unlisted = Object.entries(extras).filter(([name]) => !(name in listed) && !(name in input))
  const within = Object.entries(input).map(([name, value]) => [name, deep ? offered(value, listed[name], true) : value])
  return { ...Object.fromEntries(unlisted), ...Object.fromEntries(within) }
}

type How = 'plain' | 'offered' | 'offered deep'

async function result(name: string, schema: Schema | undefined, how: How) {
  const office = await world.office()
  const made = ownInputs.get(name)
  if (!made) throw new Error(`${name} has no input of its own`)
  const { by, input } = await made({ world, office })
  const before = await watch(world)
  const answer = await call(by, name, how === 'plain' ? input : offered(input, schema, how === 'offered deep'))
  const { rows, counts } = await before.changed()
  return {
    status: answer.status,
    answer: JSON.stringify(alike(world, office, answer.body, planted)),
    rows: sorted(alike(world, office, rows, planted)),
    counts,
  }
}

describeEach(writing, ({ name, schema }) => {
  it('stores nothing that its input does not list', async () => {
    await world.staffel.services.database.pool.query('delete from attempts')
    const plain = await result(name, schema, 'plain')
    expect(plain.status === 200, plain.answer).toBe(!neverHold.includes(name))
    const deep = await result(name, schema, 'offered deep')
    if (deep.status !== 400 || plain.status === 400) return expect(deep).toEqual(plain)
    // where names are free, as in a record, a name of the wrong kind is refused: only the outer object takes more
    expect([deep.rows, deep.counts]).toEqual([[], {}])
    expect(await result(name, schema, 'offered')).toEqual(plain)
  })
})
