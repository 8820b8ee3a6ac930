import { spawn } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** As whom a program of PostgreSQL runs: words before the command, or another user. Empty: as we are. */
export interface LaunchPrefix {
  readonly prefix: readonly string[]
  readonly user?: { readonly uid: number; readonly gid: number }
}

export const ourselves: LaunchPrefix = { prefix: [] }

export interface ProgramResult {
  /** 0 when it went well; undefined when the program could not be started. */
  readonly status: number | undefined
  readonly output: string
}

/** What to hand to `spawn`. The working folder is one that every user may enter. */
export function launchOf(way: LaunchPrefix, program: string, args: readonly string[]) {
  const [command = program, ...rest] = [...way.prefix, program, ...args]
  const options = { ...way.user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  return { command, args: rest, options }
}

/** Runs a program to its end and never rejects. */
export function runToEnd(way: LaunchPrefix, program: string, args: readonly string[]): Promise<ProgramResult> {
  const launch = launchOf(way, program, args)
  return new Promise(resolve => {
    let output = ''
    const child = spawn(launch.command, launch.args, { ...launch.options, stdio: ['ignore', 'pipe', 'pipe'] })
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', cause => resolve({ status: undefined, output: cause.message }))
    child.once('close', status => resolve({ status: status ?? 1, output: output.trim() }))
  })
}

export interface RunningServer {
  readonly pid: number
  readonly port: number
  readonly state: 'ready' | 'starting' | 'stopping'
}

/** The server that is running in a data folder, or undefined. A `postmaster.pid` left by a dead server does not count. */
export function findRunningServer(data: string): RunningServer | undefined {
  // pid, data folder, start, port, socket folder, address, shared memory, status
  const [pidLine, folder, , portLine, , , , status = ''] = readLines(path.join(data, 'postmaster.pid'))
  const pid = Number(pidLine)
  if (!pid || !isAlive(pid) || !standsIn(pid, data, folder)) return undefined
  const word = status.trim()
  return { pid, port: Number(portLine), state: word === 'ready' || word === 'stopping' ? word : 'starting' }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return errorCodeOf(cause) === 'EPERM'
  }
}

export const errorCodeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? cause.code : undefined)

export const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/** Process ids repeat (containers, reboots), so the process itself is asked. A zombie answers to neither question. */
function standsIn(pid: number, data: string, folder: string | undefined): boolean {
  if (process.platform !== 'linux') return folder === data
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch (cause) {
    // root without CAP_SYS_PTRACE (the default of containers) may not look at another user's process this closely
    return errorCodeOf(cause) === 'EACCES' && readLines(`/proc/${pid}/cmdline`, '\0').includes(data)
  }
}

function readLines(file: string, separator = '\n'): string[] {
  try {
    return readFileSync(file, 'utf8').split(separator)
  } catch {
    return []
  }
}
