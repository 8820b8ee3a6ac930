import { attacks, lightAttacks } from '#test/security/attack-files.ts'
import { inHouse } from './house.ts'
import { memoryOf } from './memory.ts'
import { percentile } from './percentiles.ts'
import { record } from './recording.ts'
import { sized } from './short.ts'

interface Upload {
  readonly name: string
  readonly status: number
  readonly seconds: number
  /** Megabytes more than before the attack, at the worst moment. */
  readonly memory: number
}

interface Uploads {
  readonly postgres: string
  readonly attacks: readonly Upload[]
  readonly longestSeconds: number
  readonly mostMemory: number
  /** What others waited, in milliseconds: p99 while all was quiet and during the attacks, and the longest of these. */
  readonly others: {
    readonly calm: number
    readonly attacked: number
    readonly worst: number
    readonly asked: number
  }
}

const round = (value: number): number => Math.round(value * 100) / 100

/** What uploads can do to the server, and to those who only want to see their dashboard meanwhile. */
function measureUploads(say: (line: string) => void): Promise<Uploads> {
  return inHouse(async ({ server, database, here, postgres }) => {
    const [chatterCookie = ''] = here.chatterCookies
    /** Asks again and again until it is stopped; gives how long each took. */
    function lookOn(): () => Promise<number[]> {
      let isOver = false
      const times: number[] = []
      const asking = (async () => {
        while (!isOver) {
          const began = performance.now()
          const answer = await fetch(`${server.url}/api/v1/dashboard`, { headers: { cookie: chatterCookie } })
          await answer.arrayBuffer()
          times.push(performance.now() - began)
          await new Promise(done => setTimeout(done, 5))
        }
      })()
      return async () => {
        isOver = true
        await asking
        return times
      }
    }

    const calmLook = lookOn()
    await new Promise(done => setTimeout(done, sized(10_000, 100)))
    const calm = await calmLook()

    const results: Upload[] = []
    const times: number[] = []
    for (const { name, at, make } of sized(attacks, lightAttacks)) {
      const { headers, body } = await make()
      await database.pool.query('delete from attempts')
      const before = memoryOf(server.pid)
      let maximum = before
      const watching = setInterval(() => {
        maximum = Math.max(maximum, memoryOf(server.pid))
      }, 20)
      const look = lookOn()
      const began = performance.now()
      const init = { method: 'POST', headers: { ...headers, cookie: here.ownerCookie }, body }
      const answer = await fetch(`${server.url}${at}`, init).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.status === 404) throw new Error(`there is no ${at}`)
      const seconds = (performance.now() - began) / 1000
      times.push(...(await look()))
      clearInterval(watching)
      const upload = { name, status: answer?.status ?? 0, seconds: round(seconds), memory: round(maximum - before) }
      results.push(upload)
      say(`${name.padEnd(52)} ${upload.status}  ${upload.seconds.toFixed(2)} s  ${upload.memory.toFixed(0)} MB more`)
    }
    return {
      postgres,
      attacks: results,
      longestSeconds: Math.max(...results.map(({ seconds }) => seconds)),
      mostMemory: Math.max(...results.map(({ memory }) => memory)),
      // of all that was asked while an upload was under way: within one there are too few for a share of a hundred
      others: {
        calm: round(percentile(calm, 0.99)),
        attacked: round(percentile(times, 0.99)),
        worst: round(Math.max(...times)),
        asked: times.length,
      },
    }
  })
}

if (import.meta.main) {
  const results = record('uploads')
  const {
    postgres,
    attacks: made,
    longestSeconds,
    mostMemory,
    others,
  } = await measureUploads(line => console.log(line))
  results.note('uploads', {
    attacks: made.length,
    withoutAnswer: made.filter(({ status }) => status === 0).length,
    slowest: longestSeconds * 1000,
    megabytes: mostMemory,
    calm: others.calm,
    attacked: others.attacked,
    worst: others.worst,
    asked: others.asked,
    others: others.attacked / others.calm,
  })
  results.save(postgres)
}
