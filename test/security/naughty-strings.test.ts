import { afterAll, expect, it } from 'vitest'
import { openChats } from '../chats.ts'
import { anApplication } from '../discord-api.ts'
import { useWorld } from '../world.ts'
import { watch } from './database.ts'
import { rounds } from './effort.ts'
import { call, writing } from './endpoints.ts'
import type { Call } from './input.ts'
import { harmful, naughty, normal, rude } from './naughty.ts'
import { ownInputs } from './own-inputs.ts'
import { describeEach } from './short-tier.ts'
import { type TextField, textFieldsOf, withText } from './text-fields.ts'

const telegram = await openChats()
const world = useWorld({ ROLE: 'web', ...telegram.variables, ...anApplication })
afterAll(() => telegram.close())

/** Secrets, and what only says what is meant: nothing of it is kept as it was sent. */
const notKept =
  /(?:assword|token|code|fingerprint|sheet|chatId|key|rawId|\bid|clientData|attestation|authenticator|signature|userHandle|\bwas\.)/i

/** They only say what is wrong with it: nothing is kept or said again. */
const judging = new Set(['imports.check'])

const calm = () => world.staffel.services.database.pool.query('delete from attempts')

async function aCall(name: string): Promise<Call> {
  const made = ownInputs.get(name)
  if (!made) throw new Error(`${name} has no input of its own`)
  return made({ world, office: await world.office() })
}

const nameOf = ({ path }: TextField): string => path.join('.')

/** Fields that were refused, as the answer names them. */
function refusedIn(body: unknown): readonly string[] {
  const complaints: unknown = Reflect.get(Object(Reflect.get(Object(body), 'data')), 'complaints')
  return (Array.isArray(complaints) ? complaints : []).map(one =>
    String(Reflect.get(Object(one), 'field')).replaceAll(/\.\d+(?=\.|$)/g, '.*'),
  )
}

/** Every string in it. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

const written = writing.map(({ name, schema }) => ({ name, fields: textFieldsOf(schema) }))
const free = ({ fields }: (typeof written)[number]) =>
  fields.filter(field => field.isFree && !notKept.test(nameOf(field)))

it('finds the fields that people write into', () => {
  const all = written.flatMap(one => free(one).map(field => `${one.name} ${nameOf(field)}`))
  expect(all.length).toBeGreaterThan(40)
  expect(all).toEqual(expect.arrayContaining(['todos.create notes', 'creators.create tags.*', 'shifts.update name']))
})

/** Not all at every endpoint: each takes its turn, every text comes to several of them. */
const some = (turn: number): readonly (readonly [string, string])[] => {
  const every = Math.max(1, Math.floor(6 / rounds))
  return Object.entries(naughty).filter((_, at) => (at + turn) % every === 0)
}

const speaking = written.filter(one => free(one).length > 0 && !judging.has(one.name))

describeEach(speaking, endpoint => {
  it('refuses a naughty text or stores it unchanged and harmless', async () => {
    let { by, input } = await aCall(endpoint.name)
    let isUsed = false
    const texts = some(written.indexOf(endpoint))
    expect(texts).not.toEqual([])
    for (const [what, text] of texts) {
      await calm()
      const attempt = async (fields: readonly TextField[]) => {
        // what has held once may not hold again: a seat is taken, a version is old
        if (isUsed && !endpoint.name.endsWith('.create')) ({ by, input } = await aCall(endpoint.name))
        const answer = await call(
          by,
          endpoint.name,
          fields.reduce((value, { path }) => withText(value, path, text), input),
        )
        isUsed = answer.status === 200
        return answer
      }
      const all = free(endpoint)
      const since = await watch(world)
      let answer = await attempt(all)
      const refused = refusedIn(answer.body)
      const others = all.filter(field => !refused.includes(nameOf(field)))
      if (answer.status === 400 && others.length > 0) answer = await attempt(others)
      expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
      if (answer.status !== 200) continue
      const { rows } = await since.changed()
      const kept = rows.filter(({ table }) => table !== 'mails').flatMap(({ row }) => stringsIn(row))
      for (const one of kept) expect(one, `${what} as it is kept`).not.toMatch(harmful)
      expect(
        stringsIn([answer.body, kept]).some(one => one.includes(normal(text))),
        `${what} is read back`,
      ).toBe(true)
    }
  })
})

const choosing = written.filter(one => free(one).length < one.fields.length)

describeEach(choosing, endpoint => {
  it('bears rude text where an id, a date or a secret belongs', async () => {
    let { by, input } = await aCall(endpoint.name)
    const fields = endpoint.fields.filter(one => !free(endpoint).includes(one))
    expect(fields).not.toEqual([])
    for (const field of fields) {
      for (const text of rude) {
        await calm()
        const { status, body } = await call(by, endpoint.name, withText(input, field.path, text))
        expect(status, `${nameOf(field)} ${JSON.stringify(text)}: ${JSON.stringify(body)}`).toBeLessThan(500)
        if (status === 200) ({ by, input } = await aCall(endpoint.name))
      }
    }
  })
})
