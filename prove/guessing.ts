import type { ProofContext } from './ground.ts'
import { type Answer, ask } from './requests.ts'
import { envOf, openAgency, password, startServer } from './staffel.ts'

/** Where the owner of an account signs in as a rule. */
const home = '198.51.100.7'
const guesser = '203.0.113.5'
const networks = Array.from({ length: 50 }, (_, n) => `10.${n}.0.1`)

/**
 * Guessing a password, from one network and from many at once: few tries are looked at, a restart gives no new ones, and the
 * owner gets in all the same.
 */
export async function guessing(ground: ProofContext): Promise<void> {
  const env = { TRUSTED_PROXIES: '1' }
  const { databaseUrl, agency, server } = await openAgency(ground, { env })
  const [one, other] = [agency.chatterEmail, await emailOf(server.url, agency.ownerCookie)]
  const guesses = ground.isShort ? 12 : 200
  /** All at once. */
  const checkedAt = async (url: string, email: string, from: readonly string[]) => {
    const tries = Array.from({ length: guesses }, (_, n) =>
      tryOn(url, email, from[n % from.length] ?? '', `falsch ${n}`),
    )
    const answers = await Promise.all(tries)
    ground.must(
      answers.every(({ status }) => status === 401 || status === 429),
      'neither checked nor refused',
    )
    return answers.filter(({ status }) => status !== 429).length
  }
  const device = deviceIn(await tryOn(server.url, other, home, password))
  const before = await checkedAt(server.url, one, [guesser])
  const spreadBefore = await checkedAt(server.url, other, networks)
  await server.stop('SIGKILL')
  const again = await startServer(ground, envOf(ground.folder(), { DATABASE_URL: databaseUrl, ...env }))
  const after = await checkedAt(again.url, one, [guesser])
  const spreadAfter = await checkedAt(again.url, other, networks)
  const right = await tryOn(again.url, one, guesser, password)
  const owner = await tryOn(again.url, one, home, password)
  const spreadRight = await tryOn(again.url, other, home, password)
  const known = await tryOn(again.url, other, networks[0] ?? '', password, device)
  ground.note('guesses', 4 * guesses)
  ground.note('checked before a restart', before)
  ground.note('checked after it', after)
  ground.note('answer to the owner elsewhere', owner.status)
  ground.note('checked from 50 networks', spreadBefore + spreadAfter)
  ground.note("answer to the owner's known device", known.status)
  ground.must(before + after <= 10, `${before + after} guesses were checked`)
  ground.must(spreadBefore + spreadAfter <= 10, `${spreadBefore + spreadAfter} were checked from many networks`)
  ground.must(right.status === 429, `the right password at the guesser's: ${right.status}`)
  ground.must(spreadRight.status === 429, `the right password from a device that nobody knows: ${spreadRight.status}`)
  ground.must(owner.status === 200, `the owner is locked out: ${owner.status}`)
  ground.must(known.status === 200, `the owner's own device is locked out: ${known.status}`)
}

const tryOn = (url: string, email: string, address: string, guess: string, cookie = '') =>
  ask(`${url}/api/v1/session`, { method: 'POST', address, cookie, body: { email, password: guess } })

/** All that the browser keeps after signing out. */
const deviceIn = ({ cookies }: Answer): string =>
  cookies.find(cookie => /^staffel-\w+\.known_devices=/.test(cookie))?.split(';')[0] ?? ''

const emailOf = async (url: string, cookie: string): Promise<string> =>
  String((await ask(`${url}/api/v1/session`, { cookie })).body['email'])
