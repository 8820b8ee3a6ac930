// @module-tag all
import { afterAll, describe, expect, it } from 'vitest'
import { weekOf, addWeeks } from '#kit/week.ts'
import { todayIn } from '#kit/day.ts'
import { openBotApi } from './bot-api.ts'
import { openVisitor } from './calling.ts'
import { addGroup } from './groups.ts'
import { allInstants, instantOf } from './instants.ts'
import { aQuestion } from './matrix-autoplan.ts'
import { clockOffset } from './moved-clock.ts'
import { startBeside, stopAll } from './started.ts'
import { until } from './until.ts'
import { type Person, password, useWorld } from './world.ts'

const telegram = await openBotApi()
const reach = { TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url }
// the other server performs the jobs
const world = useWorld({ ...reach, ROLE: 'web' })
afterAll(async () => {
  await stopAll()
  await telegram.close()
})

describe.each(allInstants)('a server whose clock is moved to %s', name => {
  it('signs in, sends a delayed message and performs a job', async () => {
    const real = Temporal.Now.instant().subtract({ milliseconds: clockOffset })
    const instant = instantOf(name, real)
    const offset = instant.epochMilliseconds - real.epochMilliseconds
    const server = await startBeside(world, {
      ...reach,
      NODE_OPTIONS: `--import=${new URL('moved-clock.ts', import.meta.url).href}`,
      E2E_CLOCK_OFFSET: String(offset),
    })
    world.clock.set(instant.toString())
    const office = await world.office()

    // it forgets sessions of the real time, which it takes for long unused
    const signedIn = async ({ email }: Person) => {
      const visitor = openVisitor(server.url)
      await visitor.api.signIn.signIn({ email, password })
      return visitor.api
    }
    const [lea, kim] = [await signedIn(office.lea), await signedIn(office.kim)]
    const { rows } = await world.staffel.services.database.pool.query<{ day: string }>(
      "select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day from sessions where user_id = $1",
      [office.lea.id],
    )
    expect(rows.map(({ day }) => day)).toContain(instant.toString().slice(0, 10))

    // the first try is answered with a pause of a second
    let tries = 0
    telegram.misbehave(() => (tries++ === 0 ? { kind: 'tooFast', retryAfter: 1 } : undefined))
    const chatId = `${900_300 + allInstants.indexOf(name)}`
    await kim.telegram.linkByChatId({ chatId })
    await until(() => telegram.sent.some(message => message.chatId === chatId), { what: 'the delayed message' })

    await addGroup(world, office, 'Luna', { home: [office.kim] })
    const week = addWeeks(weekOf(todayIn('Europe/Berlin', instant)), 1)
    const { runId } = await lea.autoplan.start({ ...aQuestion, week })
    const stateOf = async () => (await lea.autoplan.runs({ week })).find(({ id }) => id === runId)?.state
    await until(async () => (await stateOf()) === 'done', { what: 'the end of the run' })
    await server.stop()
  })
})
