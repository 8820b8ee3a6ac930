import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { openDoor } from '../test/door.ts'
import type { ProofContext } from './ground.ts'
import { databaseProcesses, killAll } from './killing.ts'
import { isReady, pause, tryToAsk } from './requests.ts'
import { countOf } from './sql.ts'
import { agencyIn, envOf, firstWeek, startServer } from './staffel.ts'

const people = 10
/** A request may wait for a database that comes back, but not for ever. */
const maxMilliseconds = 90_000

/** A database that is slow, hangs, is cut off in mid-request, or stopped and started: the server lives through it. */
export async function databaseFaults(ground: ProofContext): Promise<void> {
  const folder = ground.folder()
  let postgres = await startEmbeddedPostgres({ folder })
  ground.after(() => killAll(databaseProcesses(folder)))
  const door = await openDoor(new URL(postgres.url))
  ground.after(() => door.close())
  const agency = await agencyIn(postgres.url)
  const server = await startServer(ground, envOf(ground.folder(), { DATABASE_URL: door.url }))
  const kept: string[] = []
  const shortly = ground.isShort ? 700 : 5_000

  const faults: Record<string, () => Promise<() => unknown>> = {
    slow: async () => {
      door.delay(100)
      return () => door.delay(0)
    },
    'cut off': async () => {
      door.shut()
      return () => door.open()
    },
    hangs: async () => door.stall(),
    stopped: async () => {
      await postgres.stop()
      return async () => {
        postgres = await startEmbeddedPostgres({ folder })
        door.leadTo(new URL(postgres.url))
      }
    },
  }

  for (const [name, begin] of Object.entries(faults)) {
    let isOver = false
    const answers: { status: number; milliseconds: number; isNamed: boolean }[] = []
    const person = async (n: number) => {
      while (!isOver) {
        const cookie = agency.chatterCookies[n] ?? ''
        const began = performance.now()
        const answer =
          n % 2 === 0
            ? await tryToAsk(`${server.url}/api/v1/availability/${firstWeek}`, { cookie, within: maxMilliseconds })
            : await tryToAsk(`${server.url}/api/v1/todos`, {
                method: 'POST',
                cookie: agency.ownerCookie,
                body: { text: name },
                within: maxMilliseconds,
              })
        const id = answer?.body['id']
        if (answer?.status === 200 && typeof id === 'string') kept.push(id)
        const isNamed = answer?.text.includes('input.databaseAway') ?? false
        answers.push({ status: answer?.status ?? 0, milliseconds: performance.now() - began, isNamed })
        // a person who is told of an error does not try again at once
        await pause(answer?.status === 200 ? 5 : 100)
      }
    }
    const all = Array.from({ length: people }, (_, n) => person(n))
    await pause(300)
    const heal = await begin()
    // longer than the server waits
    const faultFor = name === 'hangs' && !ground.isShort ? 66_000 : shortly
    await pause(faultFor / 2)
    const [ready, alive] = await Promise.all(
      ['readyz', 'healthz'].map(path => tryToAsk(`${server.url}/${path}`, { within: maxMilliseconds })),
    )
    await pause(faultFor / 2)
    await heal()
    const healed = performance.now()
    for (const end = Date.now() + 60_000; !(await isReady(server.url)) && Date.now() < end; ) await pause(50)
    const recovered = (performance.now() - healed) / 1000
    const after = await tryToAsk(`${server.url}/api/v1/session`, { cookie: agency.ownerCookie })
    isOver = true
    await Promise.all(all)

    const of = (holds: (status: number) => boolean) => answers.filter(({ status }) => holds(status)).length
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds)) / 1000
    ground.note(
      `${name}: answered`,
      of(status => status === 200),
    )
    ground.note(
      `${name}: errors told`,
      of(status => status >= 500),
    )
    ground.note(
      `${name}: without an answer`,
      of(status => status === 0),
    )
    ground.note(`s at most while ${name}`, slowest)
    ground.note(`s to be back after ${name}`, recovered)
    ground.must(of(status => status === 0) === 0, `${name}: ${of(status => status === 0)} requests had no answer`)
    ground.must(
      of(status => status !== 200 && status < 500) === 0,
      `${name}: odd answers ${[...new Set(answers.map(({ status }) => status))].join(' ')}`,
    )
    ground.must(
      answers.every(({ status, isNamed }) => status === 200 || (status === 503 && isNamed)),
      `${name}: an error other than that the database is away`,
    )
    ground.must(alive?.status === 200, `${name}: the process does not answer`)
    const expected = name === 'slow' ? 200 : 503
    ground.must(ready?.status === expected, `${name}: /readyz says ${ready?.status}, not ${expected}`)
    ground.must(after?.status === 200, `${name}: afterwards ${after?.status}`)
    ground.mustBeWithin(10, recovered, `s to be back after ${name}`)
  }
  const there = await countOf(postgres.url, 'select count(*) from user_todos where id = any($1)', [kept])
  ground.note('acknowledged writes', kept.length)
  ground.note('lost', kept.length - there)
  ground.must(there === kept.length, `${kept.length - there} acknowledged writes are lost`)
}
