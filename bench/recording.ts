import fs from 'node:fs'
import path from 'node:path'
import { busy, load, machine } from './machine.ts'
import type { Figure, Results } from './results.ts'
import { isShort } from './short.ts'

export interface Recording {
  /** Keeps figures under a name, and says them. */
  note(name: string, figures: Readonly<Record<string, Figure>>): void
  /** Writes `bench/<program>.json`; a no-op in a short run. */
  save(postgres: string): void
}

/** Longer than any program takes in its short form on a busy machine. */
const maxShortSeconds = 180

/** Opens what a program keeps of one run; says so when the machine is busy. */
export function record(program: string): Recording {
  if (isShort) setTimeout(failWhenHanging, maxShortSeconds * 1_000).unref()
  const before = load()
  const date = new Date().toISOString()
  const trouble = busy()
  if (trouble !== undefined) console.log(trouble)
  const results: Record<string, Record<string, Figure>> = {}
  return {
    note(name, figures) {
      const rounded = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, round(value)]))
      results[name] = { ...results[name], ...rounded }
      console.log(
        name.padEnd(40),
        Object.entries(rounded)
          .map(([key, value]) => `${key} ${value}`)
          .join('  '),
      )
    },
    save(postgres) {
      if (isShort) return
      const all: Results = { program, date, machine: machine(postgres), load: { before, after: load() }, results }
      const file = path.join(import.meta.dirname, `${program === 'bench' ? 'results' : program}.json`)
      fs.writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
      console.log(`Written to bench/${path.basename(file)}`)
    },
  }
}

function failWhenHanging(): never {
  throw new Error(`not over after ${maxShortSeconds} s`)
}

/** To four digits that count. */
const round = (value: Figure): Figure => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)
