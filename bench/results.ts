/*
 * What every program that measures writes, as bench/<program>.json (`npm run bench` itself: bench/results.json; the proofs
 * of faults: prove/results.json), and what bench/table.ts makes bench/RESULTS.md of:
 *
 *   {
 *     program: 'bench',
 *     date: '2026-11-21T21:30:00.000Z',                  when it began
 *     machine: { processor, cores, memory, node, postgres },
 *     load: { before: 0.4, after: 1.9 },                 of the last minute, as the system says it
 *     results: { 'week of 500 people': { perSecond: 2100, p99: 9.8, cpu: 0.4 } }
 *   }
 *
 * A result is a name with its figures; times are in milliseconds, sizes in bytes. What was not measured is left out: a
 * missing result or figure is shown as "not measured" and never made up. Programs that keep runs of several days beside
 * each other leave the frame out and write the results alone, or lists of results that have a `name`; a result may then say
 * its own `date`, `load`, `cpu` and `cpus`.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Machine } from './machine.ts'

export type Figure = number | string | boolean

export interface Results {
  readonly program: string
  readonly date: string
  readonly machine: Machine
  readonly load: { readonly before: number; readonly after: number }
  readonly results: Readonly<Record<string, Readonly<Record<string, Figure>>>>
}

const figures = z.record(z.string(), z.unknown())
const framed = z.object({
  date: z.string().default('unknown'),
  machine: figures.default({}),
  load: z.unknown(),
  results: z.record(z.string(), figures),
})
const bare = z.record(z.string(), z.unknown())
const named = z.object({ name: z.string() }).loose()
export type Read = z.infer<typeof framed>

const root = path.dirname(import.meta.dirname)

/** Undefined: the program was not run here, or what it wrote has another shape. */
export function readResults(file: string): Read | undefined {
  const place = path.join(root, file)
  if (!existsSync(place)) return undefined
  const content: unknown = JSON.parse(readFileSync(place, 'utf8'))
  const read = framed.safeParse(content)
  return read.success ? read.data : withoutFrame(bare.parse(content))
}

function withoutFrame(content: z.infer<typeof bare>): Read {
  const results: Read['results'] = {}
  for (const [name, value] of Object.entries(content)) {
    const one = figures.safeParse(value)
    if (one.success) results[name] = one.data
    if (!Array.isArray(value)) continue
    for (const item of value.flatMap(each => named.safeParse(each).data ?? [])) results[item.name] = item
  }
  const said = (key: string) => [...new Set(Object.values(results).flatMap(one => one[key] ?? []))].map(String)
  const dates = said('date').toSorted()
  return {
    date: dates.length === 0 ? 'unknown' : [...new Set([dates[0], dates.at(-1)])].join(' to '),
    machine: Object.fromEntries(
      ['cpu', 'cpus'].flatMap(key => (said(key).length > 0 ? [[key, said(key).join(', ')]] : [])),
    ),
    load: said('load').map(Number),
    results,
  }
}
