import { traverseContractProcedures } from '@orpc/server'
import { expect, it } from 'vitest'
import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import { contract } from '#app/contract.ts'
import { type Person, useWorld } from './world.ts'

const world = useWorld({ ROLE: 'web' })
const path = '/api/v1/availability/2026-W48/team'

const ask = (who: Person, tag: string) => who.fetch(path, { headers: { 'if-none-match': tag } })

async function tagFor(who: Person): Promise<string> {
  const answer = await who.fetch(path)
  expect(answer.status).toBe(200)
  return answer.headers.get('etag') ?? ''
}

const mark = (who: Person) =>
  who.fetch('/api/v1/availability/2026-W48', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cells: [{ date: '2026-11-24', shiftId: 'early', marking: 'available' }] }),
  })

it('tells a manager that the week is the same, without sending it again', async () => {
  const { olivia } = await world.office()
  const tag = await tagFor(olivia)
  for (let round = 0; round < 3; round++) {
    const answer = await ask(olivia, tag)
    expect({ status: answer.status, tag: answer.headers.get('etag') }).toEqual({ status: 304, tag })
    expect(await answer.text()).toBe('')
  }
  expect((await ask(olivia, `"another", W/${tag}`)).status).toBe(304)
})

it('sends it when somebody has marked anything, at once', async () => {
  const { olivia, kim } = await world.office()
  const tag = await tagFor(olivia)
  expect((await ask(olivia, tag)).status).toBe(304)
  expect((await mark(kim)).status).toBe(200)
  const answer = await ask(olivia, tag)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('etag')).not.toBe(tag)
  expect(JSON.parse(await answer.text()).people).toEqual([kim.id])
})

it('sends what a write that had begun before the first reading has changed', async () => {
  const { id, olivia, kim } = await world.office()
  const client = await world.staffel.services.database.pool.connect()
  await client.query('begin')
  await client.query(
    `insert into availability_weeks (organization_id, week_start, profile_id, cells, notes, updated_at)
     values ($1, '2026-11-23', $2, '{"early": "a......"}', '{}', now())`,
    [id, kim.id],
  )
  const tag = await tagFor(olivia)
  expect((await ask(olivia, tag)).status).toBe(304)
  await client.query('commit')
  client.release()
  expect((await ask(olivia, tag)).status).toBe(200)
})

it('is no way around rights: somebody who may not read it any more is refused, and nobody gets another agency’s', async () => {
  const [{ adam, olivia }, there] = [await world.office(), await world.office('Südwind')]
  await mark(there.kim)
  const tag = await tagFor(adam)
  expect((await ask(adam, tag)).status).toBe(304)
  await olivia.api.team.update({ id: adam.id, role: 'chatter' })
  expect((await ask(adam, tag)).status).toBe(403)
  expect((await ask(there.olivia, tag)).status).toBe(200)
  expect((await world.visitor().fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(401)
})

it('answers a question that is padded by itself, and keeps nothing of it', async () => {
  const { olivia } = await world.office()
  const tag = await tagFor(olivia)
  const padded = await olivia.fetch(`${path}?padding=${'x'.repeat(2000)}`, { headers: { 'if-none-match': tag } })
  expect({ status: padded.status, tag: padded.headers.get('etag') }).toEqual({ status: 200, tag: null })
})

it('gives other answers no tag', async () => {
  const { olivia } = await world.office()
  expect((await olivia.fetch('/api/v1/dashboard')).headers.get('etag')).toBeNull()
})

it('gives everybody who asks at the same time what had been written when they asked', async () => {
  const { olivia, adam, kim } = await world.office()
  const markings = ['available', 'none'] as const
  for (let round = 0; round < 12; round++) {
    const before = Array.from({ length: 20 }, () => olivia.fetch(path))
    const marking = markings[round % 2] ?? 'none'
    await kim.api.availability.setCells({
      week: '2026-W48',
      cells: [{ date: '2026-11-24', shiftId: 'early', marking }],
    })
    const after = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? olivia : adam).fetch(path))
    for (const answer of await Promise.all(after)) {
      expect(answer.status).toBe(200)
      expect(JSON.parse(await answer.text()).cells[0]?.includes('a')).toBe(marking === 'available')
    }
    for (const answer of await Promise.all(before)) expect(answer.status).toBe(200)
  }
})

it('answers the others when whoever asked first has left', async () => {
  const { olivia, kim } = await world.office()
  for (let round = 0; round < 10; round++) {
    await mark(kim)
    const leaving = new AbortController()
    const first = olivia.fetch(path, { signal: leaving.signal })
    const others = Array.from({ length: 5 }, () => olivia.fetch(path))
    leaving.abort()
    await expect(first).rejects.toThrow('abort')
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(200)
  }
})

it('speaks to each in their own language, when it refuses, too', async () => {
  const { olivia, adam, kim } = await world.office()
  await olivia.api.team.update({ id: kim.id, role: 'admin' })
  await adam.api.people.setLanguage({ language: 'en' })
  const nobodys = '/api/v1/schedule/000000000000/2026-W48'
  const readers = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? adam : kim))
  const refusals = await Promise.all(readers.map(reader => reader.fetch(nobodys)))
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  const [inEnglish, inGerman, ...others] = await Promise.all(refusals.map(answer => answer.text()))
  expect(inEnglish).not.toBe(inGerman)
  expect(others).toEqual([inEnglish, inGerman, inEnglish, inGerman])
})

it('is said of reads alone, which nobody has to confirm', () => {
  const alike: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path: names }) => {
    const { meta, route }: { meta: EndpointMeta; route: { method?: string } } = procedure['~orpc']
    if (meta.alike === undefined) return
    alike.push(names.join('.'))
    expect({ names, method: route.method }).toEqual({ names, method: 'GET' })
    expect(meta).not.toHaveProperty('critical')
    expect(meta.access).not.toBe('public')
  })
  expect(alike.length).toBeGreaterThan(15)
})
