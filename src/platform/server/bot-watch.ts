import type { TelegramClient } from './bot.ts'
import { openPersistentConnection } from './persistent-connection.ts'
import type { Log } from './log.ts'

/** Any number, as long as every node of every version waits at the same one. */
const lock = 7_301_947
const tryEvery = 2_000
const maxPause = 30_000

export interface TelegramPolling {
  close(): Promise<void>
}

/**
 * Telegram hands events to one asker at a time. The node that holds a lock in the database asks; the lock dies with its
 * connection, and then another node takes over.
 */
export function startTelegramPolling({
  url,
  bot,
  log,
}: {
  url: string
  bot: TelegramClient
  log: Log
}): TelegramPolling {
  const closing = new AbortController()
  const ended = watch()

  async function watch(): Promise<void> {
    let wait = tryEvery
    while (!closing.signal.aborted) {
      const began = performance.now()
      await holdAndAsk().catch(() => log.warn('bot: cannot listen, trying again'))
      // a token that is refused is not asked about every other second
      wait = performance.now() - began > maxPause ? tryEvery : Math.min(maxPause, wait * 2)
      if (!closing.signal.aborted) await pause(wait)
    }
  }

  async function holdAndAsk(): Promise<void> {
    const client = await openPersistentConnection(url, 'staffel bot')
    const lost = new AbortController()
    client.once('end', () => lost.abort())
    try {
      const gone = AbortSignal.any([closing.signal, lost.signal])
      for (; !gone.aborted; await pause(tryEvery)) {
        const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
        if (rows[0]?.mine) return await bot.ask(gone)
      }
    } finally {
      await client.end().catch(() => {})
    }
  }

  const pause = (milliseconds: number) =>
    new Promise<void>(done => {
      const timer = setTimeout(done, milliseconds)
      closing.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        done()
      })
    })

  return {
    async close() {
      closing.abort()
      await ended
    },
  }
}
