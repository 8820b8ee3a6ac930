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
 * missing result or figure is shown as "not measured" and never made up.
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

/** Of a program that may have its own habits: only what is read from it has to be there. */
const shape = z.object({
  date: z.string().default('unknown'),
  machine: z.record(z.string(), z.unknown()).default({}),
  load: z.unknown(),
  results: z.record(z.string(), z.record(z.string(), z.unknown())),
})
export type Read = z.infer<typeof shape>

const root = path.dirname(import.meta.dirname)

/** Undefined: the program was not run here, or what it wrote has another shape. */
export function readResults(file: string): Read | undefined {
  const place = path.join(root, file)
  if (!existsSync(place)) return undefined
  const read = shape.safeParse(JSON.parse(readFileSync(place, 'utf8')))
  if (!read.success) console.log(`${file} is not of the shape that bench/results.ts describes.`)
  return read.data
}
