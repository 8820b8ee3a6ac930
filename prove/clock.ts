import { openSmtp } from '../test/smtp.ts'
import type { ProofContext } from './ground.ts'
import { ensurePackage } from './packages.ts'
import { ask, isReady, pause } from './requests.ts'
import { countOf } from './sql.ts'
import { envOf, openAgency, password, startServer } from './staffel.ts'

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const library = `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`

/** The server's clock a day before and a day behind that of its database. */
export async function clock(ground: ProofContext): Promise<void> {
  await ensurePackage('faketime', library)
  const smtp = await openSmtp()
  ground.after(() => smtp.close())
  const { databaseUrl, agency, server } = await openAgency(ground, { env: { SMTP_URL: smtp.url } })
  const signedIn = await ask(`${server.url}/api/v1/session`, {
    method: 'POST',
    body: { email: agency.chatterEmail, password },
  })
  const cookie = signedIn.cookies.map(each => each.split(';')[0]).join('; ')
  await server.stop()
  for (const shift of ['+1d', '-1d']) {
    const env = { LD_PRELOAD: library, FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: '1', SMTP_URL: smtp.url }
    const shifted = await startServer(ground, envOf(ground.folder(), { DATABASE_URL: databaseUrl, ...env }))
    ground.must(await isReady(shifted.url), `${shift}: not ready`)
    const read = (path: string) => ask(`${shifted.url}/api/v1${path}`, { cookie })
    const { text } = await read('/session')
    ground.must(text.includes('profileId'), `${shift}: the session is lost`)
    ground.note(`${shift}: session`, text.includes('profileId') ? 'kept' : 'lost')

    const written = await ask(`${shifted.url}/api/v1/todos`, { method: 'POST', cookie, body: { text: `Uhr ${shift}` } })
    const behind = Date.parse(String(written.body['createdAt'])) - Date.now()
    ground.note(`${shift}: hours on a new todo`, behind / 3_600_000)
    ground.must(written.status === 200, `${shift}: a deed is answered with ${written.status}`)
    const fresh = await ask(`${shifted.url}/api/v1/session`, {
      method: 'POST',
      body: { email: agency.chatterEmail, password },
    })
    ground.must(fresh.status === 200, `${shift}: signing in is answered with ${fresh.status}`)
    await mailsArriveOnce(ground, { shift, databaseUrl, url: shifted.url, smtp })
    ground.must(await isReady(shifted.url), `${shift}: not ready any more`)
    await shifted.stop()
  }
}

interface Mailing {
  readonly shift: string
  readonly databaseUrl: string
  readonly url: string
  readonly smtp: Awaited<ReturnType<typeof openSmtp>>
}

/** One that is taken at once, and one that is sent back first: its next try is by the clock. */
async function mailsArriveOnce(ground: ProofContext, { shift, databaseUrl, url, smtp }: Mailing): Promise<void> {
  const [first, second] = [`first${shift.charCodeAt(0)}@example.test`, `second${shift.charCodeAt(0)}@example.test`]
  const sentBack = new Set<string>()
  smtp.misbehave(to => {
    if (to !== second || sentBack.has(to)) return undefined
    sentBack.add(to)
    return { kind: 'later' }
  })
  const addresses = ground.isShort ? [first] : [first, second]
  for (const email of addresses) {
    const body = { email, fullName: 'Neu', password }
    const answer = await ask(`${url}/api/v1/register`, { method: 'POST', body })
    ground.must(answer.status === 200, `${shift}: registering is answered with ${answer.status}`)
  }
  const times = (to: string) => smtp.received.filter(mail => mail.to === to).length
  const began = performance.now()
  for (const end = Date.now() + 150_000; Date.now() < end && !addresses.every(to => times(to) > 0); ) await pause(100)
  ground.note(`${shift}: s to the last mail`, (performance.now() - began) / 1000)
  await pause(ground.isShort ? 0 : 3_000)
  for (const to of addresses) ground.must(times(to) === 1, `${shift}: a mail arrived ${times(to)} times`)
  const dead = await countOf(databaseUrl, 'select count(*) from mails where dead_at is not null')
  ground.must(dead === 0, `${shift}: ${dead} mails were given up`)
}
