import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal for what nobody may read over a shoulder. Undefined where there is no terminal. */
export async function asked(question: string, signal: AbortSignal): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  try {
    process.stderr.write(question)
    return await terminal.question('', { signal })
  } finally {
    process.stderr.write('\n')
    terminal.close()
  }
}
