import { createInterface } from 'node:readline/promises'

/**
 * Asks the operator before something is changed.
 * @param isAgreed the operator has agreed on the command line
 * @throws Error with one sentence without a terminal, or when the answer is no
 */
export async function requireConfirmation(question: string, isAgreed: boolean, signal: AbortSignal): Promise<void> {
  if (isAgreed) return
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Error(`${question} Nothing was done: without a terminal, --yes has to agree.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(`${question} [y/N] `, { signal })
    if (!/^(?:y|yes)$/i.test(answer.trim())) throw new Error('Nothing was done.')
  } finally {
    terminal.close()
  }
}
