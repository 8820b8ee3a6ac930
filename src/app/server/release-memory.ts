import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds after the start: a proxy or the last visitors of the node before have come back by then. */
const patience = 5_000

/**
 * Loading leaves 100 MB that nobody needs, and V8 keeps it until there is work. Once, and only while nobody is connected: it
 * takes a third of a second.
 */
export function releaseMemory(server: Server): void {
  setTimeout(() => {
    server.getConnections((_, connections) => {
      if (connections > 0) return
      setFlagsFromString('--expose-gc')
      const collect: NodeJS.GCFunction = runInNewContext('gc')
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    })
  }, patience).unref()
}
