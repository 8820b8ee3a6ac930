import { type ChildProcess, execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const hasProc = process.platform === 'linux'

/** Milliseconds. To ask another program costs more than to read a file. */
export const watchEvery = hasProc ? 25 : 250

/** Megabytes of memory that a process holds at this moment; none: it has ended, or nobody knows. */
export async function residentMegabytesOf({ pid }: ChildProcess): Promise<number> {
  if (pid === undefined) return 0
  return (hasProc ? await inProc(pid) : await askPs(pid)) / 1024
}

/** Milliseconds between two ticks of Linux's accounts. */
const tick = 10

/** Milliseconds that a process has had of the processors, all threads together; undefined: unknown. */
export async function processorTimeOf({ pid }: { readonly pid?: number | undefined }): Promise<number | undefined> {
  if (pid === undefined || !hasProc) return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // the name before may hold anything, brackets and spaces too
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * tick
}

async function inProc(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
}

const askPs = (pid: number): Promise<number> =>
  new Promise(done => execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_, stdout) => done(Number(stdout) || 0)))
