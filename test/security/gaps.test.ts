import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { openChats } from '../chats.ts'
import { anApplication } from '../discord-api.ts'
import { type Office, useWorld, type Visitor } from '../world.ts'
import { endpoints, type Schema } from './endpoints.ts'
import { ownInputs } from './own-inputs.ts'
import { exampleOf } from './examples.ts'
import { type Path, placesIn, replaced, valueAt } from './mutations.ts'

const telegram = await openChats()
const world = useWorld({ ROLE: 'web', ...telegram.variables, ...anApplication })
afterAll(() => telegram.close())

const json = { 'content-type': 'application/json' }
const calm = () => world.staffel.services.database.pool.query('delete from attempts')

/** Where nothing is changed, by anybody. */
let reading: Promise<Office> | undefined

/** What the call's own maker gives, in an office of its own; of what only reads, an example. */
async function callOf({ name, method, schema }: (typeof endpoints)[number]) {
  await calm()
  const place = await (method === 'GET' ? (reading ??= world.office()) : world.office())
  const made = ownInputs.get(name)
  return made ? made({ world, office: place }) : { by: place.olivia, input: exampleOf(schema) }
}

async function statusOf(by: Visitor, path: string, init: RequestInit): Promise<number> {
  const answer = await by.fetch(path, init)
  const text = await answer.text()
  expect(
    answer.status,
    `${init.method} ${path} ${JSON.stringify(init.body ?? '').slice(0, 300)}: ${text.slice(0, 200)}`,
  ).toBeLessThan(500)
  return answer.status
}

const send = (by: Visitor, name: string, input: unknown) =>
  statusOf(by, `/api/rpc/${name.replace('.', '/')}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ json: input }),
  })

const hasFile = (input: unknown): boolean => Object.values(Object(input)).some(one => one instanceof Blob)
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

/** What PostgreSQL keeps in no text. */
const nul = '\u0000'
const broken = [nul, '\uD800']

describe.each(endpoints.filter(({ schema }) => schema !== undefined))('$name', endpoint => {
  const { name, method, path, schema } = endpoint

  it('bears that any field is missing', { timeout: 120_000 }, async () => {
    let call = await callOf(endpoint)
    if (hasFile(call.input)) return
    const fields = placesIn(call.input, schema).filter(isField)
    for (const wrong of [...fields.map(field => (input: unknown) => replaced(input, field, undefined)), () => ({})]) {
      await calm()
      const status = await send(call.by, name, wrong(call.input))
      // what was refused at the door has changed nothing; what was made would stand in the way of what comes after
      if (status !== 400) call = await callOf(endpoint)
    }
  })

  it('keeps no text that has a NUL in it, or half a sign', async () => {
    const { by, input } = await callOf(endpoint)
    if (hasFile(input)) return
    for (const place of placesIn(input, schema).filter(each => isRead(schema, each))) {
      const value = valueAt(input, place)
      if (typeof value !== 'string' && !(value === undefined && isField(place))) continue
      for (const sign of broken) {
        for (const wrong of [
          `${value ?? ''}${sign}`,
          `${sign}${value ?? ''}`,
          `${(value ?? '').slice(0, -1)}${sign}`,
        ]) {
          await calm()
          const status = await send(by, name, replaced(input, place, wrong))
          expect([400, 401, 403, 404], `${place.join('.')} ${JSON.stringify(wrong)} ${status}`).toContain(status)
        }
      }
    }
  })

  it('has none in its address either', async () => {
    const { by, input } = await callOf(endpoint)
    const fields: Record<string, unknown> = { ...Object(hasFile(input) ? {} : input) }
    const address = (wrong: string | undefined, mark = '%00') =>
      path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
        const value = textOf(fields[field] ?? 'AAAAAAAAAAAA')
        return field === wrong ? `${value.slice(0, -1)}${mark}` : encodeURIComponent(value)
      })
    const init = method === 'GET' ? { method } : { method, headers: json, body: '{}' }
    for (const [, field = ''] of path.matchAll(/\{(\w+)\}/g)) {
      for (const mark of ['%00', '%ff', '%ED%A0%80']) await statusOf(by, `/api/v1${address(field, mark)}`, init)
    }
    if (method !== 'GET') return
    // what is in the path counts, whatever else is said of it
    for (const field of Object.keys(schema?.properties ?? {}).filter(name => !path.includes(`{${name}}`))) {
      const value = textOf(fields[field] ?? newId())
      for (const wrong of [`${value}${nul}`, `${value.slice(0, -1)}${nul}`, nul]) {
        const query = new URLSearchParams({ [field]: wrong })
        expect(await statusOf(by, `/api/v1${address(undefined)}?${query}`, init)).toBeGreaterThanOrEqual(400)
      }
    }
  })
})
