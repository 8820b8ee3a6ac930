import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { atOnce } from '../src/platform/server/outbox.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

/** A mail server that takes the connection and then says nothing. */
const silent = createServer(socket => void socket.on('error', () => {})).listen(0, '127.0.0.1')
await once(silent, 'listening')
const address = silent.address()
const world = useWorld({ SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` })
afterAll(() => void silent.close())

it('enqueues one job per mail while the mail server does not answer', { tags: ['all'] }, async () => {
  const { database, mailer } = world.staffel.services
  const count = 20
  await database.installation(async tx => {
    for (let at = 0; at < count; at++) {
      const words = { language: 'de', subject: `Nummer ${at}`, paragraphs: [''] } as const
      await mailer.sendLater(tx, { ...words, to: `kim-${at}@example.test` })
    }
  })
  const jobsOfEach = async () => {
    const { rows } = await database.pool.query<{ jobs: number }>(
      `select count(j.id)::int as jobs from mails left join pgboss.job j
         on j.name = 'mail.send' and j.state < 'completed' and j.data ->> 'id' = mails.id
       group by mails.id order by jobs`,
    )
    return rows.map(({ jobs }) => jobs)
  }
  const beingSent = async () =>
    (await database.pool.query('select id from mails where sending_until > now()')).rows.length
  const activeJobs = async () =>
    (await database.pool.query("select from pgboss.job where name = 'mail.send' and state = 'active'")).rows.length
  // a sweep between the fetch of a job and the claim of its mail would enqueue a second job: wait for every worker
  await until(async () => (await activeJobs()) === atOnce && (await beingSent()) === atOnce, {
    what: 'every worker to send',
  })
  // their turn has not come for longer than a job is lost
  await database.pool.query("update mails set due_at = due_at - interval '5 minutes'")
  for (let sweep = 0; sweep < 3; sweep++) expect(await mailer.sweep()).toBe(0)
  expect(await jobsOfEach()).toEqual(Array.from({ length: count }, () => 1))
  // what has really lost its job gets another one, once
  const { rows } = await database.pool.query(
    "delete from pgboss.job where name = 'mail.send' and state < 'active' returning id",
  )
  expect(rows.length).toBeGreaterThan(0)
  // the server sweeps every minute by itself and may have come first
  await mailer.sweep()
  expect(await jobsOfEach()).toEqual(Array.from({ length: count }, () => 1))
  expect(await mailer.sweep()).toBe(0)
})
