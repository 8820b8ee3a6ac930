import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './logged-error.ts'

export type Log = Logger

/**
 * One JSON line an event on standard output, or into `into`; passwords, cookies and tokens never appear, nor what an error
 * carries along.
 */
export const openLog = (level: string, into?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['*.password', '*.newPassword', '*.token', '*.cookie', 'password', 'token', 'cookie'],
        censor: '…',
      },
      // the library would write down all that hangs on an error; these are no errors any more
      serializers: { err: value => value },
      hooks: {
        logMethod(args, method) {
          Reflect.apply(method, this, args.map(logged))
        },
      },
    },
    into,
  )

/** What is handed to the log, with every error as it may be told. */
function logged(value: unknown, at: number): unknown {
  if (value instanceof Error) return at === 0 ? { err: loggedError(value) } : loggedError(value).message
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, one instanceof Error || key === 'err' ? loggedError(one) : one]),
  )
}
