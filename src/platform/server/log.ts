import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line an event on standard output; passwords, cookies and tokens never appear. */
export const openLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.newPassword', '*.token', '*.cookie', 'password', 'token', 'cookie'],
      censor: '…',
    },
  })
