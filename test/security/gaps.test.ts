import { afterAll, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { openChats } from '../chats.ts'
import { anApplication } from '../discord-api.ts'
import { type Office, useWorld, type Visitor } from '../world.ts'
import { call, type Endpoint, endpoints, type Schema } from './endpoints.ts'
import { exampleOf } from './examples.ts'
import type { Call } from './input.ts'
import { hasFile, type Path, pathsIn, replaced, valueAt } from './mutations.ts'
import { ownInputs } from './own-inputs.ts'
import { describeEach } from './short-tier.ts'

const telegram = await openChats()
const world = useWorld({ ROLE: 'web', ...telegram.variables, ...anApplication })
afterAll(() => telegram.close())

const json = { 'content-type': 'application/json' }
const forgetAttempts = () => world.staffel.services.database.pool.query('delete from attempts')

/** One office for all calls that only read. */
let reading: Promise<Office> | undefined

/** A valid call in a new office; for an endpoint that only reads, an example. */
async function validCall({ name, method, schema }: Endpoint): Promise<Call> {
  await forgetAttempts()
  const office = await (method === 'GET' ? (reading ??= world.office()) : world.office())
  const made = ownInputs.get(name)
  return made ? made({ world, office }) : { by: office.olivia, input: exampleOf(schema) }
}

async function statusOf(by: Visitor, path: string, init: RequestInit): Promise<number> {
  const answer = await by.fetch(path, init)
  await answer.text()
  return answer.status
}

/** Refused, and not by an error of the server. */
const refused = [400, 401, 403, 404]

const send = async (by: Visitor, name: string, input: unknown): Promise<number> =>
  // only the typed client packs files into a form
  hasFile(input)
    ? (await call(by, name, input)).status
    : statusOf(by, `/api/rpc/${name.replace('.', '/')}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ json: input }),
      })

const isField = (path: Path): boolean => typeof path.at(-1) === 'string'

/** As it stands in an address. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Whether the endpoint reads what stands there: the rest is dropped unseen. */
function isRead(schema: Schema | undefined, [first, ...rest]: Path): boolean {
  if (schema === undefined) return false
  if (first === undefined) return true
  if (schema.anyOf) return schema.anyOf.some(one => isRead(one, [first, ...rest]))
  const inner = typeof first === 'number' ? schema.items : (schema.properties?.[first] ?? schema.additionalProperties)
  return inner ? isRead(inner, rest) : false
}

/** PostgreSQL stores no NUL in a text. */
const nul = '\u0000'
const broken = [nul, '\uD800']

const hasText = ({ schema }: Endpoint): boolean => JSON.stringify(schema ?? {}).includes('"type":"string"')
const inPath = ({ path }: Endpoint): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
const inQuery = ({ method, path, schema }: Endpoint): string[] =>
  method === 'GET' ? Object.keys(schema?.properties ?? {}).filter(name => !path.includes(`{${name}}`)) : []

const inBody = endpoints.filter(hasText)
const inAddress = endpoints.filter(one => inPath(one).length + inQuery(one).length > 0)

describeEach(inBody, endpoint => {
  it('refuses text that contains a NUL or half a surrogate pair', async () => {
    const { name, schema } = endpoint
    const { by, input } = await validCall(endpoint)
    let sent = 0
    for (const place of pathsIn(input, schema).filter(each => isRead(schema, each))) {
      const value = valueAt(input, place)
      if (typeof value !== 'string' && !(value === undefined && isField(place))) continue
      for (const sign of broken) {
        for (const wrong of [
          `${value ?? ''}${sign}`,
          `${sign}${value ?? ''}`,
          `${(value ?? '').slice(0, -1)}${sign}`,
        ]) {
          await forgetAttempts()
          const status = await send(by, name, replaced(input, place, wrong))
          expect(refused, `${place.join('.')} ${JSON.stringify(wrong)} ${status}`).toContain(status)
          sent += 1
        }
      }
    }
    expect(sent).toBeGreaterThan(0)
  })
})

describeEach(inAddress, endpoint => {
  it('refuses a NUL in its address, and bears bytes that are not UTF-8', async () => {
    const { method, path } = endpoint
    const { by, input } = await validCall(endpoint)
    const fields: Record<string, unknown> = { ...Object(input) }
    const address = (wrong?: string, mark = '') =>
      path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
        const value = textOf(fields[field] ?? 'AAAAAAAAAAAA')
        return field === wrong ? `${value.slice(0, -1)}${mark}` : encodeURIComponent(value)
      })
    const init = method === 'GET' ? { method } : { method, headers: json, body: '{}' }
    const queries = inQuery(endpoint).flatMap(field => {
      const value = textOf(fields[field] ?? newId())
      return [`${value}${nul}`, `${value.slice(0, -1)}${nul}`, nul].map(
        wrong => `${address()}?${new URLSearchParams({ [field]: wrong })}`,
      )
    })
    const withNul = [...inPath(endpoint).map(field => address(field, '%00')), ...queries]
    expect(withNul).not.toEqual([])
    for (const wrong of withNul) {
      const status = await statusOf(by, `/api/v1${wrong}`, init)
      expect(refused, `${method} ${wrong} ${status}`).toContain(status)
    }
    // free text may hold such bytes as they stand, undecoded
    for (const wrong of inPath(endpoint).flatMap(field => ['%ff', '%ED%A0%80'].map(mark => address(field, mark)))) {
      expect(await statusOf(by, `/api/v1${wrong}`, init), `${method} ${wrong}`).toBeLessThan(500)
    }
  })
})
