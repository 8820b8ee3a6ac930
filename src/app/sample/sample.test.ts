import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { SetUp } from '#features/members/onboarding/contract.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { ensureDemoOrganization } from './demo.ts'

const world = useWorld({ DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-sample-')) })
const wish: SetUp = {
  organizationName: 'Nordlicht',
  timeZone: 'Europe/Berlin',
  language: 'de',
  fullName: 'Olivia Brandt',
  email: 'olivia@example.test',
  password: 'nur-geheim-7',
  withSample: true,
  code: '',
}
const count = async (query: string): Promise<number> =>
  (await world.staffel.services.database.pool.query(`select count(*) as n from ${query}`)).rows[0].n

it('sets an empty installation up once, however many try at the same time', async () => {
  const visitor = world.visitor()
  expect(await visitor.api.onboarding.state()).toMatchObject({ needsSetup: true, needsCode: false })
  expect(await refusalOf(visitor.api.onboarding.setUp({ ...wish, timeZone: 'Mars/Olympus' }))).toMatchObject({
    field: 'timeZone',
  })
  expect(await refusalOf(visitor.api.onboarding.setUp({ ...wish, password: '12345' }))).toMatchObject({
    field: 'password',
    message: 'Passwort muss mindestens 8 Zeichen haben',
  })
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, i) =>
      world.visitor().api.onboarding.setUp({ ...wish, email: `olivia${i}@example.test` }),
    ),
  )
  expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1)
  expect(await count('organizations')).toBe(1)
  expect(await visitor.api.onboarding.state()).toMatchObject({ needsSetup: false })
})

it('fills it with a believable agency', async () => {
  expect(await count("profiles where role in ('owner', 'admin')")).toBe(3)
  expect(await count("profiles where role = 'team_lead'")).toBe(2)
  expect(await count("profiles where role = 'chatter'")).toBe(42)
  expect(await count('creators')).toBe(14)
  expect(await count('creator_groups')).toBe(10)
  expect(await count('creator_groups where use_custom_shifts')).toBe(1)
  expect(await count('(select from availability_weeks group by week_start having count(*) >= 40) weeks')).toBe(18)
  expect(await count("plan_weeks where state = 'published'")).toBe(140)
  expect(await count("plan_weeks where state = 'draft'")).toBe(10)
  expect(await count("market_offers where state = 'open'")).toBe(2)
  expect(await count("market_offers where state = 'accepted'")).toBe(1)
  expect(await count("market_offers where state = 'done'")).toBe(1)
  expect(await count('reported_absences')).toBe(1)
  expect(await count("assignments where state = 'draft'")).toBeGreaterThan(60)
  expect(await count("assignments where state <> 'draft'")).toBeGreaterThan(120)
})

it('plans as an agency does: most seats of every day are taken, and nobody works too much', async () => {
  const { rows: days } = await world.staffel.services.database.pool.query(`
    select date, count(*)::int as taken, (
      select sum(chatter_count * case when use_custom_shifts then 2 else 3 end)::int from creator_groups
    ) as seats from assignments where state <> 'declined' group by date order by date`)
  expect(days).toHaveLength(15 * 7)
  for (const [index, { date, taken, seats }] of days.entries()) {
    expect([date, taken / seats > (index < 12 * 7 ? 0.4 : 0.65)]).toEqual([date, true])
  }
  expect(
    await count(`(select from assignments where state <> 'declined' group by profile_id, date_trunc('week', date)
      having sum(ends_at - starts_at) > interval '48 hours') weeks`),
  ).toBe(0)
})

it('has a request behind every day of vacation, and two that would open seats of the plan', async () => {
  const { rows } = await world.staffel.services.database.pool.query(`
    with marked as (
      select profile_id, week_start + (n - 1) as date, substr(value, n, 1) as letter
      from availability_weeks, jsonb_each_text(cells), generate_series(1, 7) n where substr(value, n, 1) in ('v', 'r')
    ), held as (
      select profile_id, (cell ->> 'date')::date as date, case status when 'approved' then 'v' else 'r' end as letter
      from vacation_requests, jsonb_array_elements(marked_cells) cell
    )
    select (select count(*) from marked) as marked, (select count(*) from held) as held,
      (select count(*) from (select * from marked except select * from held) x) as differing,
      (select count(distinct id) from vacation_requests r where status = 'pending' and exists (
        select from assignments a where a.profile_id = r.profile_id and a.date = any (r.specific_dates))) as opening`)
  expect(rows[0].marked).toBeGreaterThan(50)
  expect(rows[0]).toMatchObject({ held: rows[0].marked, differing: 0, opening: 2 })
})

it('lets the founder in at once and shows the agency', async () => {
  const visitor = world.visitor()
  const { rows } = await world.staffel.services.database.pool.query("select email from profiles where role = 'owner'")
  await visitor.api.signIn.signIn({ email: rows[0].email, password: wish.password })
  expect(await visitor.api.signIn.session()).toMatchObject({ member: { role: 'owner' } })
  expect(await visitor.api.people.list()).toHaveLength(48)
})

it('gives the people of a demonstration their password again, and nobody of another installation', {
  tags: ['all'],
}, async () => {
  const { services } = world.staffel
  const { pool } = services.database
  await ensureDemoOrganization(services, () => {})
  expect(await count("credentials c join users u on u.id = c.user_id where u.email like '%@demo.staffel.test'")).toBe(0)
  await pool.query('truncate organizations, users cascade')
  const said: string[] = []
  await ensureDemoOrganization(services, line => said.push(line))
  await pool.query('delete from credentials')
  await ensureDemoOrganization(services, line => said.push(line))
  expect(new Set(said).size).toBe(1)
  const given = said[0]?.split(' ').at(-1) ?? ''
  await world.visitor().api.signIn.signIn({ email: 'admin@demo.staffel.test', password: given })
})
