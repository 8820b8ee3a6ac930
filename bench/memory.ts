import fs from 'node:fs'

/** Megabytes that a process holds, or the most that it ever held. */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const line = status.match(new RegExp(String.raw`^${what}:\s+(\d+) kB`, 'm'))?.[1]
  return Number(line ?? 0) / 1024
}
