import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Stages } from './stages.ts'

const root = path.dirname(import.meta.dirname)

export interface Step {
  readonly name: string
  /** A program in node_modules/.bin or on the PATH, and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** Over ours; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** Steps one after the other; between them lanes side by side, all of which end before the next step begins. */
export type Lane = readonly (Step | readonly Lane[])[]

/**
 * Runs lanes side by side, in each one step after the other; a line a step with its time, and what a step says only when
 * it fails. Returns whether all went well. With `stopAtFirst`, no step is begun after one has failed.
 */
export async function runSteps(
  lanes: readonly Lane[],
  { stopAtFirst, stages }: { stopAtFirst: boolean; stages?: Stages },
): Promise<boolean> {
  const running = new Set<string>()
  let isGood = true
  const runLane = async (lane: Lane) => {
    for (const part of lane) {
      if (stopAtFirst && !isGood) return
      if ('command' in part) isGood = (await runStep(part, running, stages)) && isGood
      else await Promise.all(part.map(runLane))
    }
  }
  await Promise.all(lanes.map(runLane))
  return isGood
}

async function runStep(step: Step, running: Set<string>, stages: Stages | undefined): Promise<boolean> {
  const started = Date.now()
  running.add(step.name)
  sayRunning(running)
  const { status, output } = await run(step, pid => stages?.begin(step.name, pid))
  stages?.end(step.name)
  running.delete(step.name)
  const time = `${((Date.now() - started) / 1000).toFixed(1)} s`
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
  console.log(`${status === 0 ? '✓' : '✗'} ${step.name} ${time}`)
  if (status !== 0) console.log(output.trim() || `${step.command.join(' ')} ended with ${status}.`)
  sayRunning(running)
  return status === 0
}

function sayRunning(running: ReadonlySet<string>): void {
  if (process.stdout.isTTY && running.size > 0) process.stdout.write(`\r\x1b[K… ${[...running].join(', ')}`)
}

function run(
  { command: [program, ...args], env }: Step,
  onStart: (pid: number) => void,
): Promise<{ status: number | string; output: string }> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (child.pid !== undefined) onStart(child.pid)
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
