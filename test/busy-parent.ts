import { startChild } from '#platform/server/child-pool.ts'

/** Starts a child process, sends its id once it is in a busy loop, and waits to be killed. */
const { child, ready } = startChild({ program: new URL('./busy-process.ts', import.meta.url), heap: 100 })
await ready
child.on('message', () => process.send?.(child.pid))
child.send({})
