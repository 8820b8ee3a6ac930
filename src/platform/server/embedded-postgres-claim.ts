import { Client } from 'pg'
import { readyWithin } from './embedded-postgres-launch.ts'
import { errorCodeOf, pause } from './embedded-postgres-process.ts'

export interface DatabaseClaim {
  release(): Promise<void>
}

const tryEvery = 50
/** Milliseconds; the server needs some moments to notice that an app was killed. */
const othersMayHold = 1000
/** Where nobody listens for so long, there is no server any more. */
const silentFor = 2000

/**
 * Makes this process the only app on a database, until it releases it or ends. Undefined when another one is and stays
 * so for a second. The claim lives with a connection: one that breaks is made anew, and `lost` is called when that
 * cannot be, because the server has ended or another app was faster.
 */
export async function claimDatabase(
  url: string,
  lost: (cause: Error) => void = () => {},
): Promise<DatabaseClaim | undefined> {
  let released = false
  let held: Client | undefined

  async function claim(): Promise<boolean> {
    const client = new Client({ connectionString: url, application_name: 'staffel owner', keepAlive: true })
    let cause = new Error('the connection has ended')
    client.on('error', error => {
      cause = error
    })
    let isMine = false
    try {
      await client.connect()
      isMine = await locked(client)
    } finally {
      if (!isMine) await client.end().catch(() => {})
    }
    if (!isMine) return false
    held = client
    client.once('end', () => {
      if (!released) void again(cause)
    })
    return true
  }

  /** The connection was ended, and nothing else as far as is known. */
  async function again(cause: Error): Promise<void> {
    const began = Date.now()
    for (let heard = began; !released && Date.now() - began < readyWithin; await pause(tryEvery)) {
      try {
        if (await claim()) return
        break
      } catch (error) {
        // it keeps its door open while it recovers, whatever becomes of those who come in
        if (errorCodeOf(error) !== 'ECONNREFUSED') heard = Date.now()
        if (Date.now() - heard > silentFor) break
      }
    }
    if (!released) lost(cause)
  }

  if (!(await claim())) return undefined
  return {
    async release() {
      released = true
      await held?.end()
    },
  }
}

async function locked(client: Client): Promise<boolean> {
  for (const end = Date.now() + othersMayHold; Date.now() < end; await pause(tryEvery)) {
    const { rows } = await client.query<{ claimed: boolean }>(
      "select pg_try_advisory_lock(hashtext('staffel owner')) as claimed",
    )
    if (rows[0]?.claimed) return true
  }
  return false
}
