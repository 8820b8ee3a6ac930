import { loggedError } from '#platform/server/logged-error.ts'

/**
 * What nobody caught is told as the log tells it: left to itself, Node prints all that hangs on an error. A promise that
 * nobody waited for is a bug, and no reason to send everybody away; after a fault in the middle of something nothing is
 * known any more, and the process ends.
 */
export function handleUncaughtErrors(end: () => void): void {
  process.on('unhandledRejection', cause => write(50, cause, 'a promise that nobody waited for'))
  process.on('uncaughtException', cause => {
    write(60, cause, 'a fault that nobody caught')
    end()
  })
}

const write = (level: number, cause: unknown, msg: string): void =>
  void process.stderr.write(
    `${JSON.stringify({ level, time: new Date().toISOString(), err: loggedError(cause), msg })}\n`,
  )
