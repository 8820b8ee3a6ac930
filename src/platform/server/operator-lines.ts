/** Writes a line for the operator, with details that a program can read. */
export type Say = (line: string, details?: Readonly<Record<string, unknown>>, level?: keyof typeof levels) => void

/** As the log has them. */
const levels = { info: 30, warn: 40 } as const

/**
 * Lines that are written whatever `LOG_LEVEL` is: sentences at a terminal, otherwise events of the form that the log has, so that
 * each line of standard output is one JSON object.
 */
export const openOperatorLines =
  (stdout: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Say =>
  (line, details = {}, level = 'info') => {
    const event = { level: levels[level], time: new Date().toISOString(), ...details, msg: line }
    stdout.write(`${stdout.isTTY ? line : JSON.stringify(event)}\n`)
  }
