import { processes } from './processor-time.ts'

/** How long a part of a run took: seconds of wall time, and of processor time with all that it started. */
export interface Stage {
  readonly name: string
  readonly wall: number
  /** Undefined without /proc. */
  readonly processor: number | undefined
}

export interface Stages {
  /** The stage has started this process. */
  begin(name: string, pid: number): void
  end(name: string): void
  /** All that have begun, in that order. */
  all(): Stage[]
}

interface Seen {
  readonly stage: string
  readonly start: string
  readonly parent: number
  /** Milliseconds, with those of its children that have ended. */
  readonly time: number
}

const every = 500

/**
 * Follows the processes of stages. Processes that are left by their parent, as PostgreSQL is, still count for the stage in
 * which they were first seen; one that starts and ends between two looks counts with its parent.
 */
export function followStages(look = processes): Stages {
  const walls = new Map<string, { began: number; ended: number | undefined }>()
  const lost = new Map<string, number>()
  let seen = new Map<number, Seen>()

  function follow(): void {
    const now = look()
    const next = new Map<number, Seen>()
    const stageOf = (pid: number): string | undefined => {
      const known = seen.get(pid)
      const process = now.get(pid)
      if (!process) return undefined
      if (known?.start === process.start) return known.stage
      return process.parent > 1 ? stageOf(process.parent) : undefined
    }
    for (const [pid, { start, parent, time }] of now) {
      const stage = stageOf(pid)
      if (stage !== undefined) next.set(pid, { stage, start, parent, time })
    }
    for (const [pid, { stage, start, parent, time }] of seen) {
      const isThere = next.get(pid)?.start === start
      // what an ended process has used is its parent's from then on
      if (!isThere && !hasHeir(parent, next)) lost.set(stage, (lost.get(stage) ?? 0) + time)
    }
    seen = next
  }

  const hasHeir = (pid: number, now: ReadonlyMap<number, Seen>): boolean => {
    if (now.has(pid)) return true
    const parent = seen.get(pid)?.parent
    return parent !== undefined && hasHeir(parent, now)
  }

  setInterval(follow, every).unref()
  return {
    begin(name, pid) {
      walls.set(name, { began: performance.now(), ended: undefined })
      const process = look().get(pid)
      if (process) seen.set(pid, { stage: name, ...process })
    },
    end(name) {
      follow()
      const wall = walls.get(name)
      if (wall) wall.ended = performance.now()
    },
    all() {
      follow()
      const hasProcesses = look().size > 0
      return [...walls].map(([name, { began, ended = performance.now() }]) => {
        const living = [...seen.values()].filter(({ stage }) => stage === name).reduce((sum, { time }) => sum + time, 0)
        const processor = hasProcesses ? (living + (lost.get(name) ?? 0)) / 1000 : undefined
        return { name, wall: (ended - began) / 1000, processor }
      })
    },
  }
}

/** A line a stage; figures, not limits. */
export function stageTable(stages: readonly Stage[], wall: number): string[] {
  const known = stages.flatMap(({ processor }) => (processor === undefined ? [] : [processor]))
  const total = {
    name: 'total',
    wall,
    processor: known.length > 0 ? known.reduce((sum, next) => sum + next, 0) : undefined,
  }
  const width = Math.max(...[...stages, total].map(({ name }) => name.length))
  const number = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1)).padStart(9)
  return [
    `${'stage'.padEnd(width)}   wall s    CPU s`,
    ...[...stages, total].map(
      ({ name, wall, processor }) => `${name.padEnd(width)}${number(wall)}${number(processor)}`,
    ),
  ]
}
