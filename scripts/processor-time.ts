import fs from 'node:fs'

interface Process {
  readonly parent: number
  /** When it started, in ticks since the machine did: with the number it names one process. */
  readonly start: string
  /** User and system, its own and that of children that have ended, in milliseconds. */
  readonly time: number
}

/** Processor time of processes and all their descendants since their start, in milliseconds. Not a number without /proc. */
export function timeOf(...pids: readonly number[]): number {
  const all = processes()
  if (all.size === 0) return NaN
  const roots = new Set(pids)
  const isWithin = (pid: number): boolean => {
    if (roots.has(pid)) return true
    const parent = all.get(pid)?.parent ?? 0
    return parent > 1 && isWithin(parent)
  }
  return [...all].reduce((sum, [pid, { time }]) => (isWithin(pid) ? sum + time : sum), 0)
}

/** The process that made this one: of a connection's own process at the database, the whole server. */
export const parentOf = (pid: number): number => processes().get(pid)?.parent ?? 0

export function processes(): Map<number, Process> {
  const found = new Map<number, Process>()
  const numbers = fs.existsSync('/proc') ? fs.readdirSync('/proc').filter(name => /^\d+$/.test(name)) : []
  for (const pid of numbers) {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
      // the name stands in brackets and may hold anything
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // the kernel counts in hundredths of a second; what a child has used is its parent's when it has ended
      const used = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      found.set(Number(pid), { parent: Number(fields[1]), start: fields[19] ?? '', time: used * 10 })
    } catch {
      // it has ended in the meantime
    }
  }
  return found
}
