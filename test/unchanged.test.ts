import { expect, it } from 'vitest'
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
    method: 'PUT',
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

it('gives other answers no tag', async () => {
  const { olivia } = await world.office()
  expect((await olivia.fetch('/api/v1/dashboard')).headers.get('etag')).toBeNull()
})
