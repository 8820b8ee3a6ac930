// @module-tag all
import { afterAll, expect, it } from 'vitest'
import { addDays, todayIn } from '#kit/day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { addGroup } from './groups.ts'
import { startBeside, stopAll } from './started.ts'
import { longWaitTimeout } from './timeouts.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

// this server tends to nothing itself
const world = useWorld({ ROLE: 'web' })
const worker = { ROLE: 'worker' }
afterAll(stopAll)

it('a worker that is killed in the middle of waves and alarms leaves them to another: each comes once', async () => {
  const office = await world.office()
  const { id: organizationId, lea, adam, olivia } = office
  for (let at = 0; at < 6; at++) await world.join(organizationId, 'chatter', `Anna ${at}`)
  const groupId = await addGroup(world, office, 'Luna', { chatterCount: 2 })
  const today = todayIn('Europe/Berlin', world.clock.now())
  const monday = mondayOf(weekOf(addDays(today, 7)))
  for (const first of [addDays(monday, -7), monday]) {
    const week = weekOf(first)
    const { version } = await adam.api.schedule.plan({ groupId, week })
    await adam.api.schedule.publish({ groupId, week, version })
  }
  await olivia.api.market.saveSettings({ approvalPolicy: 'none', alarmHours: [72] })
  const from = world.clock.now().add({ seconds: 45 }).toString()
  let offers = 0
  for (let at = 0; at < 7; at++) {
    for (const shiftId of ['early', 'late', 'night']) {
      for (const seat of [1, 2]) {
        const wish = { groupId, date: addDays(monday, at), shiftId, seat, to: null, note: '', applyUntil: null }
        await lea.api.market.advertise({ ...wish, waves: { everyMinutes: 1440, from } })
        offers += 1
      }
    }
  }
  const { pool } = world.staffel.services.database
  const count = async (text: string) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${text}`)
    return rows[0]?.count ?? 0
  }
  const asked = () => count('(select distinct offer_id from market_invitees where invited_at is not null) as one')
  const first = await startBeside(world, worker)
  await until(async () => (await asked()) >= 3, { within: longWaitTimeout, what: 'the first waves' })
  await first.stop('SIGKILL')
  const before = await asked()
  await Promise.all([startBeside(world, worker), startBeside(world, worker)])
  await until(async () => (await asked()) === offers, { within: longWaitTimeout, what: 'the other waves' })
  const alarms = "notifications where kind = 'seat_alarm'"
  await until(async () => (await count(alarms)) > 0, { within: longWaitTimeout, what: 'the alarm' })
  process.stdout.write(`      killed after ${before} of ${offers} waves\n`)
  expect(before).toBeLessThan(offers)
  const asking = "notifications where kind = 'offer_made'"
  const told = await count(asking)
  expect(told).toBe(await count('market_invitees where invited_at is not null'))
  expect(await count(`(select distinct recipient_id, parameters ->> 'offerId' from ${asking}) as one`)).toBe(told)
  expect(told).toBe(3 * offers)
  // two nodes, one alarm for each who plans
  const planners = await count(`(select distinct recipient_id from ${alarms}) as one`)
  const seats = await count(
    `(select distinct recipient_id, seat from ${alarms.replace(
      ' where',
      ", jsonb_array_elements(parameters -> 'seats') as seat where",
    )}) as one`,
  )
  const named = await count(alarms.replace(' where', ", jsonb_array_elements(parameters -> 'seats') as seat where"))
  expect(planners).toBeGreaterThan(0)
  expect(seats).toBe(named)
})
