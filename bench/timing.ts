import { inHouse, password as rightPassword } from './house.ts'
import { record } from './recording.ts'
import { sized } from './short.ts'

interface Timing {
  readonly pairs: number
  /** Milliseconds. */
  readonly medians: { readonly known: number; readonly unknown: number }
  readonly difference: number
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const round = (value: number): number => Math.round(value * 100) / 100

/**
 * Whether the clock tells which addresses have an account: every way to ask, with an address that has one and one that has
 * none, in turns, so that a busy machine slows both.
 */
function measureTiming(pairs: number): Promise<{ postgres: string; ways: Record<string, Timing> }> {
  return inHouse(async ({ server, database, here, there, postgres }) => {
    let number = 0
    async function ask(path: string, body: object, cookie = ''): Promise<number> {
      number += 1
      const headers = {
        'content-type': 'application/json',
        // each from an address of its own, or the limit of tries would answer
        'x-forwarded-for': `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`,
        ...(cookie === '' ? {} : { cookie }),
      }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const began = performance.now()
      const answer = await fetch(`${server.url}/api/v1${path}`, init)
      await answer.arrayBuffer()
      const took = performance.now() - began
      if (answer.status !== 200 && answer.status !== 401) throw new Error(`${path} answered ${answer.status}`)
      return took
    }

    /** Of a browser in which somebody else has signed in: then it is looked up whether the account knows it. */
    async function knownElsewhere(): Promise<string> {
      const body = JSON.stringify({ email: here.chatterEmail, password: rightPassword })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${server.url}/api/v1/session`, { method: 'POST', headers, body })
      const cookie = answer.headers.getSetCookie().find(each => /^staffel-\w+\.known_devices=/.test(each))
      if (cookie === undefined) throw new Error(`signing in answered ${answer.status}`)
      return cookie.split(';')[0] ?? ''
    }

    /** `lanes` at once: of what takes its time by waiting, several do not disturb each other. */
    async function compare(lanes: number, call: (email: string) => Promise<number>): Promise<Timing> {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      const stranger = () => `niemand-${(number += 1)}@bench.test`
      await call(there.chatterEmail)
      let begun = 0
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          while (begun < pairs) {
            begun += 1
            // an account has few tries, wherever they come from
            await database.pool.query('delete from attempts')
            const turns = [
              async () => times.known.push(await call(there.chatterEmail)),
              async () => times.unknown.push(await call(stranger())),
            ]
            for (const turn of begun % 2 === 0 ? turns : turns.toReversed()) await turn()
          }
        }),
      )
      const medians = { known: round(median(times.known)), unknown: round(median(times.unknown)) }
      return { pairs: times.known.length, medians, difference: round(Math.abs(medians.known - medians.unknown)) }
    }

    const password = 'falsch-geraten'
    const device = await knownElsewhere()
    const ways = {
      'sign in': await compare(1, email => ask('/session', { email, password })),
      'sign in, known to another account': await compare(1, email => ask('/session', { email, password }, device)),
      register: await compare(4, email => ask('/register', { fullName: 'Nova Stern', email, password })),
      'forgot password': await compare(4, email => ask('/password-reset', { email })),
      'confirmation mail': await compare(4, email => ask('/verification', { email })),
      invite: await compare(1, async email => {
        const took = await ask('/invitations', { email }, here.ownerCookie)
        await database.pool.query('delete from invitations')
        return took
      }),
    }
    return { postgres, ways }
  })
}

if (import.meta.main) {
  const results = record('timing')
  const { postgres, ways } = await measureTiming(Number(process.env['PAIRS'] ?? sized(500, 1)))
  for (const [name, { pairs, medians, difference }] of Object.entries(ways)) {
    results.note(name, { pairs, ...medians, apart: difference })
  }
  results.note('enumeration', { apart: Math.max(...Object.values(ways).map(({ difference }) => difference)) })
  results.save(postgres)
}
