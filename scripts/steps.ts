import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

export interface Step {
  readonly name: string
  /** A program in node_modules/.bin or on the PATH, and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** Over ours; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs the steps one after the other, a line each with its time; what a step says is shown only when it fails.
 * Returns whether all went well. With `stopAtFirst`, steps after a failed one are not run.
 */
export async function runSteps(steps: readonly Step[], { stopAtFirst }: { stopAtFirst: boolean }): Promise<boolean> {
  let good = true
  for (const step of steps) {
    if (!(await runStep(step))) good = false
    if (!good && stopAtFirst) break
  }
  return good
}

async function runStep(step: Step): Promise<boolean> {
  const started = Date.now()
  if (process.stdout.isTTY) process.stdout.write(`… ${step.name}`)
  const { status, output } = await run(step)
  const time = `${((Date.now() - started) / 1000).toFixed(1)} s`
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
  console.log(`${status === 0 ? '✓' : '✗'} ${step.name} ${time}`)
  if (status !== 0) console.log(output.trim() || `${step.command.join(' ')} ended with ${status}.`)
  return status === 0
}

function run({ command: [program, ...args], env }: Step): Promise<{ status: number | string; output: string }> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
    const interrupt = (signal: NodeJS.Signals) => {
      child.kill(signal)
      process.exitCode = 1
      child.once('close', () => process.exit())
    }
    for (const signal of signals) process.on(signal, interrupt)

    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const end = (status: number | string, text: string) => {
      for (const signal of signals) process.off(signal, interrupt)
      resolve({ status, output: text })
    }
    child.once('error', cause => end(1, `${program} could not be started: ${cause.message}`))
    child.once('close', (code, signal) => end(code ?? signal ?? 1, output))
  })
}
