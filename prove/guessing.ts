import type { Ground } from './ground.ts'
import { ask } from './requests.ts'
import { envOf, openAgency, password, startServer } from './staffel.ts'

/** Guessing a password: few tries are looked at, a restart gives no new ones, and the owner gets in all the same. */
export async function guessing(ground: Ground): Promise<void> {
  const env = { TRUSTED_PROXIES: '1' }
  const { databaseUrl, agency, server } = await openAgency(ground, { env })
  const tryOn = (url: string, address: string, guess: string) =>
    ask(`${url}/api/v1/session`, { method: 'POST', address, body: { email: agency.chatterEmail, password: guess } })
  const guesses = ground.isShort ? 20 : 200
  const checkedAt = async (url: string, address: string) => {
    const answers = await Promise.all(Array.from({ length: guesses }, (_, n) => tryOn(url, address, `falsch ${n}`)))
    const refused = answers.filter(({ status }) => status === 429).length
    ground.must(
      answers.every(({ status }) => status === 401 || status === 429),
      'neither checked nor refused',
    )
    return guesses - refused
  }
  const before = await checkedAt(server.url, '203.0.113.5')
  await server.stop('SIGKILL')
  const again = await startServer(ground, envOf(ground.folder(), { DATABASE_URL: databaseUrl, ...env }))
  const after = await checkedAt(again.url, '203.0.113.5')
  const right = await tryOn(again.url, '203.0.113.5', password)
  const owner = await tryOn(again.url, '198.51.100.7', password)
  ground.note('guesses', 2 * guesses)
  ground.note('checked before a restart', before)
  ground.note('checked after it', after)
  ground.note('answer to the owner elsewhere', owner.status)
  ground.must(before + after <= 10, `${before + after} guesses were checked`)
  ground.must(right.status === 429, `the right password at the guesser's: ${right.status}`)
  ground.must(owner.status === 200, `the owner is locked out: ${owner.status}`)
}
