/** Writes a line for the operator, with details that a program can read. */
export type Say = (line: string, details?: Readonly<Record<string, unknown>>) => void

/** As the log has it. */
const info = 30

/**
 * Lines that are written whatever `LOG_LEVEL` is: sentences at a terminal, otherwise events of the form that the log has, so that
 * each line of standard output is one JSON object.
 */
export const openOperatorLines =
  (stdout: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Say =>
  (line, details = {}) => {
    const event = { level: info, time: new Date().toISOString(), ...details, msg: line }
    stdout.write(`${stdout.isTTY ? line : JSON.stringify(event)}\n`)
  }
